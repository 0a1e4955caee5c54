import { Anchor } from '@mantine/core'
import { useEffect, useState } from 'react'
import { siteConfig } from '#web/shared/site-config'

/** Where mail is kept instead of sent, the way to it. */
export function OutboxHint() {
  const [isKept, setIsKept] = useState(false)
  useEffect(() => {
    // The code screen works without it: whoever gets real mail needs no hint.
    siteConfig().then(
      ({ outbox }) => setIsKept(outbox),
      () => undefined,
    )
  }, [])
  if (!isKept) return null
  return (
    <p>
      This copy of Evenshift sends no mail.{' '}
      <Anchor href="/outbox" target="_blank" underline="always">
        Read it in the outbox
      </Anchor>
    </p>
  )
}
