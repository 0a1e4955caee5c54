import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { staffPaths } from '#web/areas/staff/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { OpenedSkeleton } from '#web/areas/staff/queue/opened/OpenedSkeleton'
import { SpokenStatus } from '#web/ui/page/SpokenStatus'
import { words } from '#web/areas/staff/queue/opened/words'

/** What is opened, once it is there. */
export function Opened<T>({
  query: { data, error, refetch },
  children,
}: {
  readonly query: UseQueryResult<T>
  readonly children: (data: T) => ReactNode
}) {
  if (data !== undefined) return children(data)
  if (!error)
    return (
      <>
        <SpokenStatus>{words.loading}</SpokenStatus>
        <OpenedSkeleton />
      </>
    )
  return (
    <QueryFailure
      title={words.weCouldntLoadThis}
      error={error}
      onRetry={() => void refetch()}
      gone={{ title: words.thisIsGone, text: words.mayHaveBeenDeleted, action: { label: words.viewQueue, to: staffPaths.queue } }}
    />
  )
}
