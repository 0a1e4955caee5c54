import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { SelectField } from '#web/ui/form/SelectField'
import styles from './ListTools.module.css'

const TYPING_MS = 300

interface ListToolsProps {
  readonly searchLabel: string
  readonly sorts: readonly { readonly value: string; readonly label: string }[]
  readonly sort: string
  readonly children?: ReactNode
}

/** Search and order of a list; both stand in the address, and a change begins at page one. */
export function ListTools({ searchLabel, sorts, sort, children }: ListToolsProps) {
  const [address, setAddress] = useSearchParams()
  const set = (name: string, value: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        next.delete('page')
        return next
      },
      { replace: true },
    )
  const search = useDebouncedCallback((text: string) => set('search', text.trim()), TYPING_MS)
  return (
    <div className={styles.tools} role="search">
      <TextInput
        aria-label={searchLabel}
        placeholder={searchLabel}
        type="search"
        maxLength={100}
        defaultValue={address.get('search') ?? ''}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        onChange={(event) => search(event.currentTarget.value)}
      />
      <SelectField
        label="Order"
        classNames={{ label: styles.spoken ?? '' }}
        options={sorts}
        value={sort}
        onChange={(value) => set('sort', value ?? '')}
      />
      {children}
    </div>
  )
}
