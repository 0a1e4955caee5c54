import { Navigate, Route, Routes } from 'react-router'
import { AuthArea } from '#web/areas/auth/AuthArea'
import { lazyScreen } from '#web/shared/screens/lazy-screen'
import { SignOut } from '#web/app/SignOut'
import { Start } from '#web/app/Start'
import { paths } from '#web/shared/paths'
import { useSession } from '#web/shared/session/current'

const SignedIn = lazyScreen(async () => (await import('#web/app/SignedIn')).SignedIn)
const Apply = lazyScreen(async () => (await import('#web/areas/auth/apply/ApplyScreen')).ApplyScreen)
const StaffArea = lazyScreen(async () => (await import('#web/areas/staff/StaffArea')).StaffArea)
const VerificationPending = lazyScreen(async () => (await import('#web/areas/auth/verification/VerificationPending')).VerificationPending)
const VerificationRejected = lazyScreen(
  async () => (await import('#web/areas/auth/verification/VerificationRejected')).VerificationRejected,
)

/** The product's doors: signing in, applying without an account, waiting, the signed-in side, and the staff's; none while somebody is on the way out. */
export function AppRoutes() {
  if (useSession().status === 'leaving') return <SignOut />
  return (
    <Routes>
      <Route path={paths.start} element={<Start />} />
      <Route path="/auth" element={<Navigate to={paths.joinUs} replace />} />
      <Route path="/auth/*" element={<AuthArea />} />
      <Route path={paths.apply} element={<Apply />} />
      <Route path={paths.verificationPending} element={<VerificationPending />} />
      <Route path={paths.verificationRejected} element={<VerificationRejected />} />
      <Route path="/staff/*" element={<StaffArea />} />
      <Route path="/*" element={<SignedIn />} />
    </Routes>
  )
}
