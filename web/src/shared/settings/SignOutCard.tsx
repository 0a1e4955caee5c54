import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconDevices, IconLogout } from '@tabler/icons-react'
import { useState } from 'react'
import { session, useSignOut } from '#web/shared/session/current'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { accountCalls } from '#web/shared/settings/account-calls'
import { SettingRow, SettingRows } from '#web/shared/settings/SettingRow'
import { Card } from '#web/ui/page/Card'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { words } from '#web/shared/settings/words'

export function SignOutCard({ type }: { readonly type: SignInType }) {
  const signOut = useSignOut()
  const [asked, setAsked] = useState(false)
  const everywhere = useMutation({
    mutationFn: () => accountCalls(type).signOutEverywhere(),
    onSuccess: () => session.leave(),
    onError: () => setAsked(false),
  })
  return (
    <Card label={words.signingOut}>
      <h2>{words.signOut}</h2>
      <SettingRows>
        <SettingRow
          icon={IconLogout}
          title={words.here}
          text={words.onThisDevice}
          action={
            <Button variant="subtle" onClick={signOut}>
              {words.signOut}
            </Button>
          }
        />
        <SettingRow
          icon={IconDevices}
          title={words.everywhere}
          text={words.ifYouveUsedShared}
          action={
            <Button variant="subtle" aria-label={words.signOutEverywhere} onClick={() => setAsked(true)}>
              {words.signOut}
            </Button>
          }
        />
      </SettingRows>
      <ConfirmDialog
        opened={asked}
        title={words.signOutEverywhereQuestion}
        confirm={words.signOutEverywhere}
        dangerous
        busy={everywhere.isPending}
        onConfirm={() => everywhere.mutate()}
        onClose={() => setAsked(false)}
      >
        <p>{words.youllNeedSignAgain}</p>
      </ConfirmDialog>
    </Card>
  )
}
