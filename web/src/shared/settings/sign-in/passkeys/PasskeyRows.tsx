import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasPasskeys } from '#web/shared/session/passkey/has-passkeys'
import { AddPasskeySheet } from '#web/shared/settings/sign-in/passkeys/AddPasskeySheet'
import { passkeysQuery } from '#web/shared/settings/sign-in/passkeys/passkeys-query'
import { type Passkey, RemovePasskeyDialog, passkeyName } from '#web/shared/settings/sign-in/passkeys/RemovePasskeyDialog'
import { SettingRow } from '#web/shared/settings/SettingRow'
import type { PasskeyCalls } from '#web/shared/settings/sign-in/sign-in-calls'
import { nearDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/shared/settings/sign-in/passkeys/words'

/** The passkeys of whoever is signed in: another one is added, each is removed. */
export function PasskeyRows({ calls }: { readonly calls: PasskeyCalls }) {
  const now = useNow()
  const { data } = useQuery(passkeysQuery(calls))
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Passkey | null>(null)
  const has = data !== undefined && data.length > 0
  return (
    <>
      <SettingRow
        icon={IconFingerprint}
        title={words.passkey}
        text={hasPasskeys() ? words.signFingerFacePin : words.browserDoesntHavePasskeys}
        action={
          hasPasskeys() && (
            <Button variant="subtle" aria-label={has ? words.addAnotherPasskey : words.addAPasskey} onClick={() => setAdding(true)}>
              {has ? words.addAnother : words.add}
            </Button>
          )
        }
      />
      {data?.map((passkey) => (
        <SettingRow
          key={passkey._id}
          icon={IconFingerprint}
          title={passkeyName(passkey)}
          text={words.added(nearDate(passkey.since, now), passkey.lastUsedAt && nearDate(passkey.lastUsedAt, now))}
          action={
            <Button variant="subtle" aria-label={words.removeWithPasskey(passkeyName(passkey))} onClick={() => setRemoving(passkey)}>
              {words.remove}
            </Button>
          }
        />
      ))}
      {isAdding && <AddPasskeySheet calls={calls} onClose={() => setAdding(false)} />}
      {removing && <RemovePasskeyDialog calls={calls} passkey={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}
