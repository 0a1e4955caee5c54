import type { Tag } from '@evenshift/contract/model/job/search'
import { Autocomplete } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { withSingle, withTag } from '#web/areas/seeker/jobs/find/search/search-address'
import type { FieldLook } from '#web/areas/seeker/jobs/find/bar/WayFields'
import type { Search } from '#web/areas/seeker/jobs/find/search/useSearch'
import { seekerQuery } from '#web/shared/calls/seeker'
import { words as sentences } from '#web/areas/seeker/jobs/find/bar/words'
import styles from './FindBar.module.css'

const LETTERS_LEAST = 2
const TYPING_MS = 150
const kindWords: Readonly<Record<Tag['kind'], string>> = {
  role: sentences.role,
  sector: sentences.kindOfWork,
  skill: sentences.skill,
  city: sentences.city,
  employer: sentences.employer,
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

interface SearchWordsProps {
  readonly search: Search
  /** Of its form, for the button that sends it. */
  readonly id: string
  readonly look: FieldLook
  /** The words were looked for. */
  readonly onSearch?: () => void
}

/** The words of a search. Enter looks for them as they are; a choice of the list is a filter of its own. */
export function SearchWords({ search: { address, change }, id, look, onSearch }: SearchWordsProps) {
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
      id={id}
      onSubmit={(event) => {
        event.preventDefault()
        setOpen(false)
        change((now) => withSingle(now, { q: typed.trim() }))
        onSearch?.()
      }}
    >
      <Autocomplete
        type="search"
        {...look}
        label={sentences.what}
        aria-label={sentences.whatJobTitleSkill}
        placeholder={sentences.anyJobSkillEmployer}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={120}
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
                  {kindWords[tag.kind]} · {sentences.job(tag.jobs)}
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
