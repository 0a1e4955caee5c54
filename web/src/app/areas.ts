import type { ReactNode } from 'react'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { lazyScreen } from '#web/shared/screens/lazy-screen'

interface AreaProps {
  /** Stands instead of the side's screens, inside its shell. */
  readonly children?: ReactNode
}

/** The signed-in side of each sign-in type; only one of them is ever loaded. */
export const areas: Readonly<Record<SignInType, ReturnType<typeof lazyScreen<AreaProps>>>> = {
  jobseeker: lazyScreen(async () => (await import('#web/areas/seeker/SeekerArea')).SeekerArea),
  employer: lazyScreen(async () => (await import('#web/areas/employer/EmployerArea')).EmployerArea),
}
