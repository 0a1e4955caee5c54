import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { sentenceOf } from '#web/api/surface'
import { AuthFrame } from '#web/areas/auth/AuthFrame'
import { employerMutation } from '#web/shared/calls/employer'
import { removeLocal } from '#web/shared/local-store'
import { notify } from '#web/shared/notices/notify'
import { paths } from '#web/shared/paths'
import { session } from '#web/shared/session/current'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/auth/complete/words'
import frame from '../AuthFrame.module.css'

/** Joins with the account that is signed in, or says why that cannot be. */
export function JoinCompany({ token }: { readonly token: string }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const goHome = () => {
    removeLocal('invitation')
    // Asked again on the way in: what is known says that there is no company.
    queryClient.removeQueries({ queryKey: ['approval'] })
    void navigate(paths.home, { replace: true })
  }
  const join = useMutation({
    ...employerMutation('acceptInvitation'),
    meta: { ownErrors: true },
    onSuccess: () => {
      notify({ kind: 'done', text: words.youveJoined })
      goHome()
    },
  })
  return (
    <AuthFrame type="employer" title={words.youveBeenInvitedJoin} text={words.youllJoinAccountYoure}>
      <div className={frame.form}>
        {join.error && (
          <Note kind="bad" spoken>
            {sentenceOf(join.error)}
          </Note>
        )}
        <Button size="lg" fullWidth loading={join.isPending} onClick={() => join.mutate({ body: { token } })}>
          {words.join}
        </Button>
        <Button size="lg" variant="default" fullWidth onClick={() => void session.leave()}>
          {words.useAnotherAccount}
        </Button>
        <Button variant="subtle" fullWidth onClick={goHome}>
          {words.notNow}
        </Button>
      </div>
    </AuthFrame>
  )
}
