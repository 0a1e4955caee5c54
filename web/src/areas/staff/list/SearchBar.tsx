import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useKeys } from '#web/areas/staff/keys/useKeys'

const WAIT_MS = 300

/** Words that the address keeps; `/` leads to it. */
export function SearchBar({ label }: { readonly label: string }) {
  const [search, setSearch] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => field.current?.focus() })
  const ask = useDebouncedCallback((words: string) => {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('page')
        if (words.trim()) next.set('q', words.trim())
        else next.delete('q')
        return next
      },
      { replace: true },
    )
  }, WAIT_MS)
  return (
    <TextInput
      ref={field}
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={100}
      defaultValue={search.get('q') ?? ''}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      onChange={(event) => ask(event.currentTarget.value)}
    />
  )
}
