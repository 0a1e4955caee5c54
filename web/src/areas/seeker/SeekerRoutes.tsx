import { Route, Routes } from 'react-router'
import { HomeScreen } from '#web/areas/seeker/home/HomeScreen'
import { paths } from '#web/shared/paths'
import { NotFound } from '#web/shared/screens/NotFound'
import { lazyScreen } from '#web/shared/screens/lazy-screen'

const FindScreen = lazyScreen(async () => (await import('#web/areas/seeker/jobs/find/FindScreen')).FindScreen)
const JobScreen = lazyScreen(async () => (await import('#web/areas/seeker/jobs/one/JobScreen')).JobScreen)
const PlanScreen = lazyScreen(async () => (await import('#web/areas/seeker/jobs/plan/PlanScreen')).PlanScreen)
const SavedScreen = lazyScreen(async () => (await import('#web/areas/seeker/jobs/saved/SavedScreen')).SavedScreen)
const FirstList = lazyScreen(async () => (await import('#web/areas/seeker/applications/list/FirstList')).FirstList)
const ApplicationsScreen = lazyScreen(
  async () => (await import('#web/areas/seeker/applications/list/ApplicationsScreen')).ApplicationsScreen,
)
const ApplicationScreen = lazyScreen(async () => (await import('#web/areas/seeker/applications/one/ApplicationScreen')).ApplicationScreen)
const MeetingScreen = lazyScreen(async () => (await import('#web/areas/seeker/applications/one/meeting/MeetingScreen')).MeetingScreen)
const OtherTimesScreen = lazyScreen(
  async () => (await import('#web/areas/seeker/applications/one/meeting/OtherTimesScreen')).OtherTimesScreen,
)
const ViewsScreen = lazyScreen(async () => (await import('#web/areas/seeker/applications/list/ViewsScreen')).ViewsScreen)
const WhyNotScreen = lazyScreen(async () => (await import('#web/areas/seeker/applications/why-not/WhyNotScreen')).WhyNotScreen)
const InterviewScreen = lazyScreen(async () => (await import('#web/areas/seeker/interview/InterviewScreen')).InterviewScreen)
const ProfileScreen = lazyScreen(async () => (await import('#web/areas/seeker/profile/ProfileScreen')).ProfileScreen)
const NotificationsScreen = lazyScreen(
  async () => (await import('#web/areas/seeker/notifications/NotificationsScreen')).NotificationsScreen,
)
const MessagesScreen = lazyScreen(async () => (await import('#web/areas/seeker/messages/MessagesScreen')).MessagesScreen)
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
      <Route path={paths.saved} element={<SavedScreen open="jobs" />} />
      <Route path={paths.savedSearches} element={<SavedScreen open="searches" />} />
      <Route path={paths.savedEmployers} element={<SavedScreen open="employers" />} />
      <Route path={paths.notForMe} element={<SavedScreen open="hidden" />} />
      <Route path={paths.applications} element={<FirstList />} />
      <Route path={paths.yourJobs} element={<ApplicationsScreen />} />
      <Route path={paths.liveApplications} element={<ApplicationsScreen />} />
      <Route path={paths.offers} element={<ApplicationsScreen />} />
      <Route path={paths.applicationHistory} element={<ApplicationsScreen />} />
      <Route path={paths.applicationViews} element={<ViewsScreen />} />
      <Route path={paths.whyNot} element={<WhyNotScreen />} />
      <Route path={paths.application} element={<ApplicationScreen />} />
      <Route path={paths.meeting} element={<MeetingScreen />} />
      <Route path={paths.otherTimes} element={<OtherTimesScreen />} />
      <Route path={paths.interview} element={<InterviewScreen />} />
      <Route path={paths.profile} element={<ProfileScreen />} />
      <Route path={paths.profileTab} element={<ProfileScreen />} />
      <Route path={paths.notifications} element={<NotificationsScreen />} />
      <Route path={paths.messages} element={<MessagesScreen />} />
      <Route path={paths.conversation} element={<MessagesScreen />} />
      <Route path={paths.feedback} element={<FeedbackScreen />} />
      <Route path={paths.sentFeedback} element={<FeedbackScreen />} />
      <Route path={paths.notificationSettings} element={<NotificationSettings />} />
      <Route path={paths.settings} element={<SettingsScreen />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
