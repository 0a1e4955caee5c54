import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { staffPaths } from '#web/areas/staff/paths'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { QueryFailure } from '#web/shared/screens/QueryFailure'

/** What is opened, once it is there. */
export function Opened<T>({
  query: { data, error, refetch },
  children,
}: {
  readonly query: UseQueryResult<T>
  readonly children: (data: T) => ReactNode
}) {
  if (data !== undefined) return children(data)
  if (!error) return <PageSpinner />
  return (
    <QueryFailure
      title="We couldn’t load this"
      error={error}
      onRetry={() => void refetch()}
      gone={{ title: 'This is gone', text: 'It may have been deleted.', action: { label: 'View queue', to: staffPaths.queue } }}
    />
  )
}
