import { Anchor } from '@mantine/core'
import { useEffect, useState } from 'react'
import { siteConfig } from '#web/shared/site-config'
import { words } from '#web/shared/forms/words'

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
      {words.sendsNoMail}{' '}
      <Anchor href="/outbox" target="_blank" underline="always">
        {words.viewOutbox}
      </Anchor>
    </p>
  )
}
