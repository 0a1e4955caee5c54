import '../../ui/theme/controls.css'
import { useEffect } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { Join } from '#web/areas/staff/enter/Join'
import { SecondStepGate } from '#web/areas/staff/enter/SecondStepGate'
import { StaffGate } from '#web/areas/staff/enter/StaffGate'
import { SignIn } from '#web/areas/staff/enter/SignIn'
import { StaffQueries } from '#web/areas/staff/enter/StaffQueries'
import { QueueScreen } from '#web/areas/staff/queue/QueueScreen'
import { below, staffPaths } from '#web/areas/staff/paths'
import { StaffShell } from '#web/areas/staff/shell/StaffShell'
import { lazyScreen } from '#web/shared/screens/lazy-screen'
import { NotFound } from '#web/shared/screens/NotFound'
import { LeaveGuard } from '#web/shared/screens/leaving/LeaveGuard'
import { SignOutContext } from '#web/shared/session/current'
import { staffSession } from '#web/shared/session/staff'

/** Opened now and then, so the queue doesn't wait for them. */
const AccountScreen = lazyScreen(async () => (await import('#web/areas/staff/account/AccountScreen')).AccountScreen)
const AuditScreen = lazyScreen(async () => (await import('#web/areas/staff/audit/AuditScreen')).AuditScreen)
const ColleaguesScreen = lazyScreen(async () => (await import('#web/areas/staff/colleagues/ColleaguesScreen')).ColleaguesScreen)
const JobsScreen = lazyScreen(async () => (await import('#web/areas/staff/jobs/JobsScreen')).JobsScreen)
const PeopleScreen = lazyScreen(async () => (await import('#web/areas/staff/people/PeopleScreen')).PeopleScreen)

/** Where colleagues of the staff work; linked from nowhere. */
export function StaffArea() {
  useEffect(() => void staffSession.start(), [])
  return (
    <StaffQueries>
      <Routes>
        <Route path={below(staffPaths.signIn)} element={<SignIn />} />
        <Route path={below(staffPaths.join)} element={<Join />} />
        <Route path="*" element={<SignedIn />} />
      </Routes>
    </StaffQueries>
  )
}

const SignedIn = () => (
  <StaffGate>
    <SignOutContext value={() => void staffSession.leave()}>
      <SecondStepGate>
        <LeaveGuard>
          <StaffShell>
            <Routes>
              <Route index element={<Navigate to={staffPaths.queue} replace />} />
              <Route path={below(staffPaths.queue)} element={<QueueScreen />} />
              <Route path={below(staffPaths.case)} element={<QueueScreen />} />
              <Route path={below(staffPaths.people)} element={<PeopleScreen />} />
              <Route path={below(staffPaths.person)} element={<PeopleScreen />} />
              <Route path={below(staffPaths.company)} element={<PeopleScreen />} />
              <Route path={below(staffPaths.jobs)} element={<JobsScreen />} />
              <Route path={below(staffPaths.job)} element={<JobsScreen />} />
              <Route path={below(staffPaths.colleagues)} element={<ColleaguesScreen />} />
              <Route path={below(staffPaths.account)} element={<AccountScreen />} />
              <Route path={below(staffPaths.audit)} element={<AuditScreen />} />
              <Route path="*" element={<NotFound />} />
            </Routes>
          </StaffShell>
        </LeaveGuard>
      </SecondStepGate>
    </SignOutContext>
  </StaffGate>
)
