import { useEffect } from 'react'
import type { NotificationCalls } from '#web/shared/notifications/useNotifications'

/**
 * Reads what somebody was told of an application once they open it, however they came; the live feed tells the bell. What arrives while it
 * is open stays new: nobody may be looking.
 */
export function useReadAbout({ read }: NotificationCalls, applicationId: string): void {
  useEffect(() => {
    // Nothing to say where it failed: they are read the next time.
    void read({ body: { applicationId } }).catch(() => undefined)
  }, [read, applicationId])
}
