import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whenQuiet } from '#web/shared/screens/when-quiet'
import type { SignInType } from '#web/shared/session/sign-in-type'

/** Keeps what the cache holds as it is on the server, for as long as somebody is signed in. Its code comes once the page is quiet. */
export function LiveFeed({ type }: { readonly type: SignInType }) {
  const cache = useQueryClient()
  useEffect(() => {
    const ending = new AbortController()
    const begin = async (): Promise<void> => {
      const { keepLive } = await import('#web/shared/live/keep-live')
      if (!ending.signal.aborted) await keepLive(type, cache, ending.signal)
    }
    // Without this code there is still all that a screen asks for by itself.
    whenQuiet(() => void begin().catch(() => undefined))
    return () => ending.abort()
  }, [type, cache])
  return null
}
