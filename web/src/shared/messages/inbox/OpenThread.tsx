import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { type Gone, QueryFailure } from '#web/shared/screens/QueryFailure'
import { Bone } from '#web/ui/page/Bone'
import { SpokenTitle } from '#web/ui/page/SpokenTitle'
import { words } from '#web/shared/messages/inbox/words'

interface OpenThreadProps<Application> {
  /** What is asked for to read the conversation, which marks it as read. */
  readonly query: Pick<UseQueryResult<Application>, 'data' | 'dataUpdatedAt' | 'error' | 'refetch'>
  /** Refreshes what shows it as unread. */
  readonly onRead: () => void
  /** What to say where the conversation isn't there any more. */
  readonly gone?: Gone
  readonly children: (application: Application) => ReactNode
}

/** The conversation that is open, on its way, there or out of reach. */
export function OpenThread<Application>({
  query: { data, dataUpdatedAt, error, refetch },
  onRead,
  gone,
  children,
}: OpenThreadProps<Application>) {
  const read = useEffectEvent(onRead)
  useEffect(() => {
    if (dataUpdatedAt > 0) read()
  }, [dataUpdatedAt])
  if (data !== undefined) return children(data)
  if (error)
    return (
      <QueryFailure level={1} title={words.couldntOpenTheseMessages} error={error} onRetry={() => void refetch()} {...(gone && { gone })} />
    )
  return (
    <div role="status" aria-label={words.loadingMessages}>
      <SpokenTitle level={1}>{words.messages}</SpokenTitle>
      <Bone height={320} />
    </div>
  )
}
