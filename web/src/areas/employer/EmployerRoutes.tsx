import { Navigate, Route, Routes } from 'react-router'
import { HomeScreen } from '#web/areas/employer/home/HomeScreen'
import { paths } from '#web/shared/paths'
import { NotFound } from '#web/shared/screens/NotFound'
import { lazyScreen } from '#web/shared/screens/lazy-screen'

const CompanyScreen = lazyScreen(async () => (await import('#web/areas/employer/company/CompanyScreen')).CompanyScreen)
const WelcomeScreen = lazyScreen(async () => (await import('#web/areas/employer/company/welcome/WelcomeScreen')).WelcomeScreen)
const NewPostScreen = lazyScreen(async () => (await import('#web/areas/employer/posts/write/NewPostScreen')).NewPostScreen)
const OngoingPostsScreen = lazyScreen(async () => (await import('#web/areas/employer/posts/list/PostsScreen')).OngoingPosts)
const ClosedPostsScreen = lazyScreen(async () => (await import('#web/areas/employer/posts/list/PostsScreen')).ClosedPosts)
const PostScreen = lazyScreen(async () => (await import('#web/areas/employer/posts/one/PostScreen')).PostScreen)
const PosterScreen = lazyScreen(async () => (await import('#web/areas/employer/posts/poster/PosterScreen')).PosterScreen)
const ApplicantsScreen = lazyScreen(async () => (await import('#web/areas/employer/applicants/ApplicantsScreen')).ApplicantsScreen)
const JobApplicantsScreen = lazyScreen(async () => (await import('#web/areas/employer/applicants/JobApplicantsScreen')).JobApplicantsScreen)
const ApplicantScreen = lazyScreen(async () => (await import('#web/areas/employer/applicants/one/ApplicantScreen')).ApplicantScreen)
const MeetScreen = lazyScreen(async () => (await import('#web/areas/employer/applicants/meet/MeetScreen')).MeetScreen)
const CompareScreen = lazyScreen(async () => (await import('#web/areas/employer/applicants/compare/CompareScreen')).CompareScreen)
const AnswersScreen = lazyScreen(async () => (await import('#web/areas/employer/interviews/compared/AnswersScreen')).AnswersScreen)
const QuestionsScreen = lazyScreen(async () => (await import('#web/areas/employer/questions/QuestionsScreen')).QuestionsScreen)
const TemplatesScreen = lazyScreen(async () => (await import('#web/areas/employer/templates/TemplatesScreen')).TemplatesScreen)
const NotificationsScreen = lazyScreen(
  async () => (await import('#web/areas/employer/notifications/NotificationsScreen')).NotificationsScreen,
)
const PlanScreen = lazyScreen(async () => (await import('#web/areas/employer/plan/PlanScreen')).PlanScreen)
const PaidScreen = lazyScreen(async () => (await import('#web/areas/employer/plan/pay/PaidScreen')).PaidScreen)
const MessagesScreen = lazyScreen(async () => (await import('#web/areas/employer/messages/MessagesScreen')).MessagesScreen)
const FeedbackScreen = lazyScreen(async () => (await import('#web/areas/employer/settings/EmployerFeedback')).EmployerFeedback)
const SettingsScreen = lazyScreen(async () => (await import('#web/areas/employer/settings/EmployerSettings')).EmployerSettings)
const NotificationSettings = lazyScreen(
  async () => (await import('#web/areas/employer/settings/EmployerNotificationSettings')).EmployerNotificationSettings,
)

/** Which screen stands at which address of the employer's side. */
export function EmployerRoutes() {
  return (
    <Routes>
      <Route path={paths.home} element={<HomeScreen />} />
      <Route path={paths.company} element={<CompanyScreen />} />
      <Route path={paths.welcome} element={<WelcomeScreen />} />
      <Route path={paths.posts} element={<Navigate to={paths.ongoingPosts} replace />} />
      <Route path={paths.ongoingPosts} element={<OngoingPostsScreen />} />
      <Route path={paths.closedPosts} element={<ClosedPostsScreen />} />
      <Route path={paths.newPost} element={<NewPostScreen />} />
      <Route path={paths.post} element={<PostScreen />} />
      <Route path={paths.poster} element={<PosterScreen />} />
      <Route path={paths.applicants} element={<ApplicantsScreen />} />
      <Route path={paths.jobApplicants} element={<JobApplicantsScreen />} />
      <Route path={paths.compare} element={<CompareScreen />} />
      <Route path={paths.answers} element={<AnswersScreen />} />
      <Route path={paths.applicant} element={<ApplicantScreen />} />
      <Route path={paths.meet} element={<MeetScreen />} />
      <Route path={paths.subscription} element={<PlanScreen />} />
      <Route path={paths.subscriptionPaid} element={<PaidScreen />} />
      <Route path={paths.messages} element={<MessagesScreen />} />
      <Route path={paths.conversation} element={<MessagesScreen />} />
      <Route path={paths.feedback} element={<FeedbackScreen />} />
      <Route path={paths.sentFeedback} element={<FeedbackScreen />} />
      <Route path={paths.notificationSettings} element={<NotificationSettings />} />
      <Route path={paths.settings} element={<SettingsScreen />} />
      <Route path={paths.questions} element={<QuestionsScreen />} />
      <Route path={paths.templates} element={<TemplatesScreen />} />
      <Route path={paths.notifications} element={<NotificationsScreen />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
