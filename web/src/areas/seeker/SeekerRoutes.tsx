import { Navigate, Route, Routes } from 'react-router'
import { listKeys, lists } from '#web/areas/seeker/applications/lists'
import { HomeScreen } from '#web/areas/seeker/home/HomeScreen'
import { paths } from '#web/shared/paths'
import { NotFound } from '#web/shared/screens/NotFound'
import { lazyScreen } from '#web/shared/screens/lazy-screen'
import { rememberedTab } from '#web/shared/tabs/tab-memory'

const FindScreen = lazyScreen(async () => (await import('#web/areas/seeker/jobs/find/FindScreen')).FindScreen)
const JobScreen = lazyScreen(async () => (await import('#web/areas/seeker/jobs/one/JobScreen')).JobScreen)
const PlanScreen = lazyScreen(async () => (await import('#web/areas/seeker/jobs/plan/PlanScreen')).PlanScreen)
const SavedScreen = lazyScreen(async () => (await import('#web/areas/seeker/jobs/saved/SavedScreen')).SavedScreen)
const SavedSearchesScreen = lazyScreen(async () => (await import('#web/areas/seeker/jobs/saved/SavedSearchesScreen')).SavedSearchesScreen)
const EmployersScreen = lazyScreen(async () => (await import('#web/areas/seeker/jobs/saved/EmployersScreen')).EmployersScreen)
const NotForMeScreen = lazyScreen(async () => (await import('#web/areas/seeker/jobs/saved/NotForMeScreen')).NotForMeScreen)
const ApplicationsScreen = lazyScreen(
  async () => (await import('#web/areas/seeker/applications/list/ApplicationsScreen')).ApplicationsScreen,
)
const ApplicationScreen = lazyScreen(async () => (await import('#web/areas/seeker/applications/one/ApplicationScreen')).ApplicationScreen)
const ViewsScreen = lazyScreen(async () => (await import('#web/areas/seeker/applications/list/ViewsScreen')).ViewsScreen)
const WhyNotScreen = lazyScreen(async () => (await import('#web/areas/seeker/applications/why-not/WhyNotScreen')).WhyNotScreen)
const InterviewScreen = lazyScreen(async () => (await import('#web/areas/seeker/interview/InterviewScreen')).InterviewScreen)
const ProfileScreen = lazyScreen(async () => (await import('#web/areas/seeker/profile/ProfileScreen')).ProfileScreen)
const NotificationsScreen = lazyScreen(
  async () => (await import('#web/areas/seeker/notifications/NotificationsScreen')).NotificationsScreen,
)
const FeedbackScreen = lazyScreen(async () => (await import('#web/areas/seeker/settings/SeekerFeedback')).SeekerFeedback)
const SettingsScreen = lazyScreen(async () => (await import('#web/areas/seeker/settings/SeekerSettings')).SeekerSettings)
const NotificationSettings = lazyScreen(
  async () => (await import('#web/areas/seeker/settings/SeekerNotificationSettings')).SeekerNotificationSettings,
)

/** Which screen stands at which address of the job seeker's side. */
export function SeekerRoutes() {
  return (
    <Routes>
      <Route path={paths.home} element={<HomeScreen />} />
      <Route path={paths.find} element={<FindScreen />} />
      <Route path={paths.job} element={<JobScreen />} />
      <Route path={paths.plan} element={<PlanScreen />} />
      <Route path={paths.saved} element={<SavedScreen />} />
      <Route path={paths.savedSearches} element={<SavedSearchesScreen />} />
      <Route path={paths.savedEmployers} element={<EmployersScreen />} />
      <Route path={paths.notForMe} element={<NotForMeScreen />} />
      <Route path={paths.applications} element={<Navigate to={lists[rememberedTab('applications', listKeys)].path} replace />} />
      {listKeys.map((key) => (
        <Route key={key} path={lists[key].path} element={<ApplicationsScreen />} />
      ))}
      <Route path={paths.applicationViews} element={<ViewsScreen />} />
      <Route path={paths.whyNot} element={<WhyNotScreen />} />
      <Route path={paths.application} element={<ApplicationScreen />} />
      <Route path={paths.interview} element={<InterviewScreen />} />
      <Route path={paths.profile} element={<ProfileScreen />} />
      <Route path={paths.profileTab} element={<ProfileScreen />} />
      <Route path={paths.notifications} element={<NotificationsScreen />} />
      <Route path={paths.feedback} element={<FeedbackScreen />} />
      <Route path={paths.sentFeedback} element={<FeedbackScreen />} />
      <Route path={paths.notificationSettings} element={<NotificationSettings />} />
      <Route path={paths.settings} element={<SettingsScreen />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
