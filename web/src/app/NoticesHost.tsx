import { Suspense, useState, useSyncExternalStore } from 'react'
import { noticesWanted, onNoticesWanted } from '#web/shared/notices/notify'
import { FailureBoundary } from '#web/shared/screens/FailureBoundary'
import { onDemand } from '#web/shared/screens/on-demand'

const { part } = onDemand(async () => (await import('#web/shared/notices/Notices')).Notices)

/** Mounts the notices once they are wanted, inside the one theme. Without their code the product goes on without them. */
export function NoticesHost() {
  const wanted = useSyncExternalStore(onNoticesWanted, noticesWanted)
  const [Notices] = useState(part)
  return (
    wanted && (
      <FailureBoundary instead={() => null}>
        <Suspense>
          <Notices />
        </Suspense>
      </FailureBoundary>
    )
  )
}
