import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { AuthFrame } from '#web/areas/auth/AuthFrame'
import { otherSide, sideWords } from '#web/areas/auth/side-words'
import { paths } from '#web/shared/paths'
import { useTitle } from '#web/shared/screens/useTitle'
import { session } from '#web/shared/session/current'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { words } from '#web/areas/auth/words'
import frame from './AuthFrame.module.css'

/** Asks before somebody who is signed in on one side moves to the other. */
export function AskToSwitch({ to }: { readonly to: SignInType }) {
  useTitle(words.changeSides)
  const now = sideWords[otherSide(to)]
  const next = sideWords[to]
  return (
    <AuthFrame type={to} title={words.continueAs(next.person)} text={words.youreSignedYoullStay(now.person)}>
      <div className={frame.form}>
        <Button size="lg" fullWidth onClick={() => void session.switchTo(to)}>
          {words.continueAsWithPerson(next.person)}
        </Button>
        <Button size="lg" variant="default" fullWidth component={Link} to={paths.home}>
          {words.stay(now.person)}
        </Button>
      </div>
    </AuthFrame>
  )
}
