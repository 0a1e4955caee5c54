import type { Pool } from '@evenshift/contract/call'
import { useEffect, useState } from 'react'
import { siteConfig } from '#web/shared/site-config'

/** Whether it's our own identity that asks for a pool's passwords; until the configuration says otherwise, it is. */
export function useIsOurs(pool: Pool): boolean {
  const [isOurs, setIsOurs] = useState(true)
  useEffect(() => {
    // Where it can't be read, signing in says so itself.
    siteConfig().then(
      ({ signIn }) => setIsOurs(signIn[pool].kind === 'embedded'),
      () => undefined,
    )
  }, [pool])
  return isOurs
}
