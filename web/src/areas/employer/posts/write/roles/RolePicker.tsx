import type { RoleStart } from '@evenshift/contract/model/job/role-start'
import { TextInput } from '@mantine/core'
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { RoleTile } from '#web/areas/employer/posts/write/roles/RoleTile'
import { employerQuery } from '#web/shared/calls/employer'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { Bone } from '#web/ui/page/Bone'
import { LinkButton } from '#web/ui/page/LinkButton'
import { words } from '#web/areas/employer/posts/write/roles/words'
import styles from './Roles.module.css'

const TYPING_MS = 250
/** So many that a thumb gets past them; a search finds the others. */
const SHOWN_ON_PHONE = 6

interface RolePickerProps {
  /** The company's: its roles come first. */
  readonly sectorId: string | null
  readonly onPick: (start: RoleStart) => void
  /** Below the roles; a phone has it among the other ways. */
  readonly onBlank: () => void
  /** Other ways to begin, under the search. */
  readonly children?: ReactNode
}

/** The roles of the company's sector as tiles, or those like what is typed; each begins a job with what is usual for it. */
export function RolePicker({ sectorId, onPick, onBlank, children }: RolePickerProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS)
  const asked = search ? { search } : { ...(sectorId !== null && { sectorId }) }
  const { data, error, refetch } = useQuery({
    ...employerQuery('roleStarts', { query: asked }),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
  const isPhone = useMediaQuery('(max-width: 759px)', false, { getInitialValueInEffect: false })
  const shown = isPhone && !search ? data?.slice(0, SHOWN_ON_PHONE) : data
  const sector = data?.[0]?.sector.name
  const title = search ? words.rolesLike(search) : sector ? words.popularIn(sector.charAt(0).toLowerCase(), sector.slice(1)) : ''
  return (
    <div className={styles.picker}>
      <TextInput
        type="search"
        size="lg"
        aria-label={words.searchRoles}
        placeholder={words.tryPotWash}
        maxLength={80}
        value={typed}
        leftSection={<IconSearch size={22} stroke={1.75} aria-hidden />}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={({ key }) => {
          const [first] = data ?? []
          if (key === 'Enter' && first && search && search === typed.trim()) onPick(first)
        }}
      />
      {children}
      {error && <QueryFailure title={words.couldntLoadRoles} error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Bone height={320} />}
      {data && title && <h2 role={search ? 'status' : undefined}>{data.length > 0 ? title : words.noRoleLike(search)}</h2>}
      {data?.length === 0 && search && <p>{words.tryOnePlainWord}</p>}
      <ul className={styles.tiles}>
        {shown?.map((start) => (
          <li key={start.role._id}>
            <RoleTile start={start} onPick={() => onPick(start)} />
          </li>
        ))}
      </ul>
      {/* It comes with them, so that it doesn’t move under a finger. */}
      {!isPhone && (data || error) && (
        <p>
          <LinkButton onClick={onBlank}>{words.startBlankJob}</LinkButton>
        </p>
      )}
    </div>
  )
}
