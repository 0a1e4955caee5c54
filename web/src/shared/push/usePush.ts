import { PUSH_NOTICE_MS } from '@evenshift/contract/constants'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { notify } from '#web/shared/notices/notify'
import { messageOf } from '#web/shared/push/message'
import { registerDevice } from '#web/shared/push/register'
import { canPush, isDue } from '#web/shared/push/subscribe'
import { whenQuiet } from '#web/shared/screens/when-quiet'
import type { SignInType } from '#web/shared/session/sign-in-type'

/** Keeps a browser that may be pushed to known to the server, and shows what comes while the page is looked at. */
export function usePush(side: SignInType): void {
  const { mutate } = useMutation({ mutationFn: (of: SignInType) => registerDevice(of) })
  useEffect(() => {
    if (!canPush()) return undefined
    if (Notification.permission === 'granted' && isDue(side, new Date())) whenQuiet(() => mutate(side))
    const onMessage = ({ data }: MessageEvent<{ readonly kind?: string; readonly message?: unknown } | null>) => {
      const message = data?.kind === 'push' ? messageOf(data.message) : null
      if (message) notify({ kind: 'info', title: message.title, text: message.body, ms: PUSH_NOTICE_MS })
    }
    navigator.serviceWorker.addEventListener('message', onMessage)
    navigator.serviceWorker.startMessages()
    return () => navigator.serviceWorker.removeEventListener('message', onMessage)
  }, [side, mutate])
}
