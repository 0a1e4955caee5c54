import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { NotificationCalls } from '#web/shared/notifications/useNotifications'

/**
 * Reads what somebody was told of an application once they open it, however they came. What arrives while it is open stays new: nobody may be
 * looking.
 */
export function useReadAbout({ side, read }: Pick<NotificationCalls, 'side' | 'read'>, applicationId: string): void {
  const cache = useQueryClient()
  useEffect(() => {
    const askAgain = () => cache.invalidateQueries({ queryKey: [side, 'notifications'] })
    // Nothing to say where it failed: they are read the next time.
    read({ body: { applicationId } }).then(askAgain, () => undefined)
  }, [cache, side, read, applicationId])
}
