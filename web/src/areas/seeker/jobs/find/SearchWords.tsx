import type { Tag } from '@evenshift/contract/model/job/search'
import { Autocomplete } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { withSingle, withTag } from '#web/areas/seeker/jobs/find/search-address'
import type { Search } from '#web/areas/seeker/jobs/find/useSearch'
import { seekerQuery } from '#web/shared/calls/seeker'
import { counted } from '#web/shared/words/numbers'
import styles from './Find.module.css'

const LETTERS_LEAST = 2
const TYPING_MS = 150
const kindWords: Readonly<Record<Tag['kind'], string>> = {
  role: 'Role',
  sector: 'Kind of work',
  skill: 'Skill',
  city: 'City',
  employer: 'Employer',
}
const keyOf = ({ kind, _id }: Tag): string => `${kind} ${_id}`

/** What the letters typed so far may mean, where there is work of it. */
function useTags(typed: string): readonly Tag[] {
  const [filter] = useDebouncedValue(typed.trim(), TYPING_MS)
  const { data = [] } = useQuery({
    ...seekerQuery('searchTags', { query: { filter } }),
    enabled: filter.length >= LETTERS_LEAST,
    placeholderData: keepPreviousData,
  })
  return typed.trim().length < LETTERS_LEAST ? [] : data.filter(({ jobs }) => jobs > 0)
}

/** The words of a search. Enter looks for them as they are; a choice of the list is a filter of its own. */
export function SearchWords({ search: { address, change } }: { readonly search: Search }) {
  const words = address.get('q') ?? ''
  const [typed, setTyped] = useState(words)
  const [shown, setShown] = useState(words)
  // The words were changed elsewhere, such as by their chip.
  if (shown !== words) {
    setShown(words)
    setTyped(words)
  }
  const [open, setOpen] = useState(false)
  const tags = useTags(open ? typed : '')
  const isTaken = useRef(false)
  return (
    <form
      id="search-words"
      onSubmit={(event) => {
        event.preventDefault()
        setOpen(false)
        change((now) => withSingle(now, { q: typed.trim() }))
      }}
    >
      <Autocomplete
        type="search"
        aria-label="Role, skill or employer"
        placeholder="Role, skill or employer"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={120}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        value={typed}
        onChange={(text) => {
          // A choice would write its name into the field.
          setTyped(isTaken.current ? '' : text)
          isTaken.current = false
        }}
        data={tags.map((tag) => ({ value: keyOf(tag), label: tag.label }))}
        filter={({ options }) => options}
        dropdownOpened={open && tags.length > 0}
        onDropdownOpen={() => setOpen(true)}
        onDropdownClose={() => setOpen(false)}
        openOnFocus={false}
        // In the page's search, where those who hear the page expect it.
        comboboxProps={{ withinPortal: false }}
        renderOption={({ option }) => {
          const tag = tags.find((one) => keyOf(one) === option.value)
          return (
            tag && (
              <span className={styles.tag}>
                {tag.label}
                <small>
                  {kindWords[tag.kind]} · {counted(tag.jobs, 'job')}
                </small>
              </span>
            )
          )
        }}
        onOptionSubmit={(value) => {
          const tag = tags.find((one) => keyOf(one) === value)
          if (!tag) return
          isTaken.current = true
          change((now) => withTag(now, tag))
        }}
      />
    </form>
  )
}
