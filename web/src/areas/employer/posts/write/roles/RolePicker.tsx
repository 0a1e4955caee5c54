import type { RoleStart } from '@evenshift/contract/model/job/role-start'
import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { RoleTile } from '#web/areas/employer/posts/write/roles/RoleTile'
import { employerQuery } from '#web/shared/calls/employer'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { pounds } from '#web/shared/words/pay'
import { Bone } from '#web/ui/page/Bone'
import { LinkButton } from '#web/ui/page/LinkButton'
import { words } from '#web/areas/employer/posts/write/roles/words'
import styles from './Roles.module.css'

const TYPING_MS = 250

interface RolePickerProps {
  /** The company's: its roles come first. */
  readonly sectorId: string | null
  readonly onPick: (start: RoleStart) => void
  readonly onBlank: () => void
  /** Other ways to begin, under the search. */
  readonly children?: ReactNode
}

/** What most of the roles are usually paid near the company: it is said once. Null where they differ. */
function sharedPay(starts: readonly RoleStart[]): number | null {
  const pays = starts.flatMap(({ usualPay }) => usualPay ?? [])
  return pays.find((pay) => pays.filter((other) => other === pay).length > starts.length / 2) ?? null
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
  const sector = data?.[0]?.sector.name
  const shared = sharedPay(data ?? [])
  const title = search ? words.rolesLike(search) : sector ? words.popularIn(sector.charAt(0).toLowerCase(), sector.slice(1)) : ''
  return (
    <div className={styles.picker}>
      <TextInput
        type="search"
        size="lg"
        aria-label={words.searchRoles}
        placeholder={words.searchRolesLikePot}
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
      {shared !== null && <p className={styles.muted}>{words.mostPayNearYou(pounds(shared))}</p>}
      <ul className={styles.tiles}>
        {data?.map((start) => (
          <li key={start.role._id}>
            <RoleTile start={start} pay={start.usualPay === shared ? null : start.usualPay} onPick={() => onPick(start)} />
          </li>
        ))}
      </ul>
      {/* It comes with them, so that it doesn’t move under a finger. */}
      {(data || error) && (
        <p>
          <LinkButton onClick={onBlank}>{words.startBlankJob}</LinkButton>
        </p>
      )}
    </div>
  )
}
