import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { PasswordSheet } from '#web/shared/settings/sign-in/PasswordSheet'
import { SettingRow } from '#web/shared/settings/sign-in/SettingRow'
import type { SignInCalls } from '#web/shared/settings/sign-in/sign-in-calls'

export function PasswordRow({ calls }: { readonly calls: SignInCalls }) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <SettingRow
        icon={IconKey}
        title="Password"
        text="Changing it signs you out everywhere else"
        action={
          <Button variant="subtle" aria-label="Change password" onClick={() => setAsked(true)}>
            Change
          </Button>
        }
      />
      {asked && <PasswordSheet calls={calls} onClose={() => setAsked(false)} />}
    </>
  )
}
