import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { session, useSignOut } from '#web/shared/session/current'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { accountCalls } from '#web/shared/settings/account-calls'
import { Card, CardActions, CardText } from '#web/ui/page/Card'
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
      <CardText>{words.ifYouveUsedShared}</CardText>
      <CardActions>
        <Button variant="default" onClick={signOut}>
          {words.signOut}
        </Button>
        <Button variant="default" onClick={() => setAsked(true)}>
          {words.signOutEverywhere}
        </Button>
      </CardActions>
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
