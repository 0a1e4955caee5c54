import { Button } from '@mantine/core'
import { useState } from 'react'
import { hasPasskeys } from '#web/shared/session/passkey/has-passkeys'
import type { PasskeySignInCalls } from '#web/shared/session/passkey/passkey'
import type { Grant } from '#web/shared/session/session'
import { words } from '#web/shared/session/passkey/words'

interface PasskeyButtonProps {
  readonly calls: PasskeySignInCalls
  readonly disabled: boolean
  readonly onSignedIn: (grant: Grant) => void
  readonly onRefused: (error: unknown) => void
}

/** Signs in with a passkey instead of a password, in a browser that has them. What does so comes with the press. */
export function PasskeyButton({ calls, disabled, onSignedIn, onRefused }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false)
  const signIn = async () => {
    setBusy(true)
    try {
      const { signInWithPasskey } = await import('#web/shared/session/passkey/passkey')
      onSignedIn(await signInWithPasskey(calls))
    } catch (error) {
      onRefused(error)
    } finally {
      setBusy(false)
    }
  }
  if (!hasPasskeys()) return null
  return (
    <Button variant="default" size="lg" fullWidth disabled={disabled} loading={busy} onClick={() => void signIn()}>
      {words.signPasskey}
    </Button>
  )
}
