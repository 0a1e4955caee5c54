import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { AskToSwitch } from '#web/areas/auth/AskToSwitch'
import { AuthFrame } from '#web/areas/auth/AuthFrame'
import { JoinCompany } from '#web/areas/auth/complete/JoinCompany'
import { QueryProvider } from '#web/shared/QueryProvider'
import { paths, to } from '#web/shared/paths'
import { FailurePage } from '#web/shared/screens/FailurePage'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { useTitle } from '#web/shared/screens/useTitle'
import { session, useSession } from '#web/shared/session/current'
import { words } from '#web/areas/auth/complete/words'
import frame from '../AuthFrame.module.css'

/** The way into a company that asked for somebody: to a person who is invited, this is what completes the profile. */
export function Invitation({ token }: { readonly token: string }) {
  useTitle(words.yourInvitation)
  const state = useSession()
  switch (state.status) {
    case 'checking':
    case 'leaving':
      return <PageSpinner />
    case 'unreachable':
      return <FailurePage error={state.error} onRetry={() => void session.start()} />
    case 'signed_out':
      return <SignInFirst />
    case 'signed_in':
      if (state.type === 'jobseeker') return <AskToSwitch to="employer" />
      return (
        <QueryProvider>
          <JoinCompany token={token} />
        </QueryProvider>
      )
  }
}

const SignInFirst = () => (
  <AuthFrame type="employer" title={words.youveBeenInvitedJoin} text={words.useEmailAddressSent}>
    <div className={frame.form}>
      <Button size="lg" fullWidth component={Link} to={to(paths.signUp, { type: 'employer' })}>
        {words.createAccount}
      </Button>
      <Button size="lg" variant="default" fullWidth component={Link} to={to(paths.signIn, { type: 'employer' })}>
        {words.signIn}
      </Button>
    </div>
  </AuthFrame>
)
