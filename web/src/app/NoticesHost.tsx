import { Suspense, lazy, useSyncExternalStore } from 'react'
import { noticesWanted, onNoticesWanted } from '#web/shared/notices/notify'

const Notices = lazy(async () => ({ default: (await import('#web/shared/notices/Notices')).Notices }))

/** Mounts the notices with the first one, inside the one theme. */
export function NoticesHost() {
  const wanted = useSyncExternalStore(onNoticesWanted, noticesWanted)
  return (
    wanted && (
      <Suspense>
        <Notices />
      </Suspense>
    )
  )
}
