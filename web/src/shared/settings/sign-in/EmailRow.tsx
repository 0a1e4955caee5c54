import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmailSheet } from '#web/shared/settings/EmailSheet'
import { ownEmailQuery } from '#web/shared/settings/own-email'
import { SettingRow } from '#web/shared/settings/SettingRow'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { words } from '#web/shared/settings/sign-in/words'

/** Where we write to, which is also what one signs in with. */
export function EmailRow({ type }: { readonly type: SignInType }) {
  const { data, error, refetch } = useQuery(ownEmailQuery(type))
  const [asked, setAsked] = useState(false)
  return (
    <>
      <SettingRow
        icon={IconMail}
        title={words.email}
        text={data?.email ?? (error ? words.couldntLoadEmail : '…')}
        action={
          error && !data ? (
            <Button variant="subtle" onClick={() => void refetch()}>
              {words.tryAgain}
            </Button>
          ) : (
            <Button variant="subtle" disabled={!data} aria-label={words.changeEmail} onClick={() => setAsked(true)}>
              {words.change}
            </Button>
          )
        }
      />
      {asked && data && <EmailSheet type={type} known={data.email} onClose={() => setAsked(false)} />}
    </>
  )
}
