import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { session, useSignOut } from '#web/shared/session/current'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { accountCalls } from '#web/shared/settings/account-calls'
import { Card, CardActions, CardText } from '#web/ui/page/Card'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'

export function SignOutCard({ type }: { readonly type: SignInType }) {
  const signOut = useSignOut()
  const [asked, setAsked] = useState(false)
  const everywhere = useMutation({
    mutationFn: () => accountCalls(type).signOutEverywhere(),
    onSuccess: () => session.leave(),
    onError: () => setAsked(false),
  })
  return (
    <Card label="Signing out">
      <h2>Sign out</h2>
      <CardText>If you’ve used a shared computer, sign out everywhere.</CardText>
      <CardActions>
        <Button variant="default" onClick={signOut}>
          Sign out
        </Button>
        <Button variant="outline" color="danger" onClick={() => setAsked(true)}>
          Sign out everywhere
        </Button>
      </CardActions>
      <ConfirmDialog
        opened={asked}
        title="Sign out everywhere?"
        confirm="Sign out everywhere"
        dangerous
        busy={everywhere.isPending}
        onConfirm={() => everywhere.mutate()}
        onClose={() => setAsked(false)}
      >
        <p>You’ll need to sign in again on every device, including this one.</p>
      </ConfirmDialog>
    </Card>
  )
}
