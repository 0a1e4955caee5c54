import { Navigate, Route, Routes } from 'react-router'
import { JoinUs } from '#web/areas/auth/sign-in/JoinUs'
import { SignIn } from '#web/areas/auth/sign-in/SignIn'
import { SignUp } from '#web/areas/auth/sign-in/SignUp'
import { paths } from '#web/shared/paths'
import { NotFound } from '#web/shared/screens/NotFound'
import { lazyScreen } from '#web/shared/screens/lazy-screen'

/** Nobody begins with these, so the first screen is not kept waiting for them. */
const ConfirmCode = lazyScreen(async () => (await import('#web/areas/auth/sign-in/ConfirmCode')).ConfirmCode)
const ForgottenPassword = lazyScreen(async () => (await import('#web/areas/auth/sign-in/ForgottenPassword')).ForgottenPassword)
const CompleteProfile = lazyScreen(async () => (await import('#web/areas/auth/complete/CompleteProfile')).CompleteProfile)

/** The address below /auth of a path of the table. */
const below = (path: string): string => path.slice('/auth/'.length)

/** From the welcome to a complete profile. */
export function AuthArea() {
  return (
    <Routes>
      <Route index element={<Navigate to={paths.joinUs} replace />} />
      <Route path={below(paths.joinUs)} element={<JoinUs />} />
      <Route path={below(paths.signIn)} element={<SignIn />} />
      <Route path={below(paths.signUp)} element={<SignUp />} />
      <Route path={below(paths.confirmCode)} element={<ConfirmCode />} />
      <Route path={below(paths.forgottenPassword)} element={<ForgottenPassword />} />
      <Route path={below(paths.completeProfile)} element={<CompleteProfile />} />
      <Route
        path="*"
        element={
          <main>
            <NotFound />
          </main>
        }
      />
    </Routes>
  )
}
