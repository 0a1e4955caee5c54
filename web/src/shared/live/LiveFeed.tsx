import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { whenQuiet } from '#web/shared/screens/when-quiet'
import type { SignInType } from '#web/shared/session/sign-in-type'

/** Keeps what the cache holds as it is on the server, and says where that can't be reached, for as long as somebody is signed in. Its code comes once the page is quiet. */
export function LiveFeed({ type }: { readonly type: SignInType }) {
  const cache = useQueryClient()
  const [LostLine, setLostLine] = useState<ComponentType | null>(null)
  useEffect(() => {
    const ending = new AbortController()
    const begin = async (): Promise<void> => {
      const [{ keepLive }, part] = await Promise.all([import('#web/shared/live/keep-live'), import('#web/shared/live/LostLine')])
      if (ending.signal.aborted) return
      setLostLine(() => part.LostLine)
      await keepLive(type, cache, ending.signal)
    }
    // Without this code there is still all that a screen asks for by itself.
    whenQuiet(() => void begin().catch(() => undefined))
    return () => ending.abort()
  }, [type, cache])
  return LostLine && <LostLine />
}
