import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { PasswordSheet } from '#web/shared/settings/sign-in/PasswordSheet'
import { SettingRow } from '#web/shared/settings/SettingRow'
import type { SignInCalls } from '#web/shared/settings/sign-in/sign-in-calls'
import { words } from '#web/shared/settings/sign-in/words'

export function PasswordRow({ calls }: { readonly calls: SignInCalls }) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <SettingRow
        icon={IconKey}
        title={words.password}
        text={words.changingSignsOutEverywhere}
        action={
          <Button variant="subtle" aria-label={words.changePassword} onClick={() => setAsked(true)}>
            {words.change}
          </Button>
        }
      />
      {asked && <PasswordSheet calls={calls} onClose={() => setAsked(false)} />}
    </>
  )
}
