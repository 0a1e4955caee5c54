import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useListAddress } from '#web/areas/employer/useListAddress'

const TYPING_MS = 300

/** The search of a list; it stands in the address. */
export function SearchField({ label }: { readonly label: string }) {
  const { address, set } = useListAddress()
  const search = useDebouncedCallback((text: string) => set('search', text.trim()), TYPING_MS)
  return (
    <TextInput
      aria-label={label}
      placeholder={label}
      type="search"
      maxLength={100}
      defaultValue={address.get('search') ?? ''}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      onChange={(event) => search(event.currentTarget.value)}
    />
  )
}
