import { type ReactNode, useEffect } from 'react'
import { Navigate, useParams } from 'react-router'
import { lazyScreen } from '#web/shared/screens/lazy-screen'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { NotFound } from '#web/shared/screens/NotFound'
import { wayIn } from '#web/shared/session/return-address'
import { session, useSession } from '#web/shared/session/current'
import { type SignInType, isSignInType } from '#web/shared/session/sign-in-type'

/** Few are signed in on the other side, so the others don't wait for it. */
const AskToSwitch = lazyScreen(async () => (await import('#web/areas/auth/AskToSwitch')).AskToSwitch)

interface SideGateProps {
  readonly children: (type: SignInType) => ReactNode
  /** Where it leads who is signed in. */
  readonly next?: (type: SignInType) => string
}

/** Takes the side from the address and remembers it; who is signed in is led on, or is asked before changing sides. */
export function SideGate({ children, next = wayIn }: SideGateProps) {
  const { type } = useParams()
  const state = useSession()
  const free = state.status === 'signed_out'
  useEffect(() => {
    if (free && isSignInType(type)) session.choose(type)
  }, [free, type])
  if (!isSignInType(type))
    return (
      <main>
        <NotFound />
      </main>
    )
  if (state.status === 'checking') return <PageSpinner />
  if (state.status !== 'signed_in') return children(type)
  return state.type === type ? <Navigate to={next(type)} replace /> : <AskToSwitch to={type} />
}
