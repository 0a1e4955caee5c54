import { Navigate, Route, Routes } from 'react-router'
import { HomeScreen } from '#web/areas/employer/home/HomeScreen'
import { postTabs } from '#web/areas/employer/posts/post-tabs'
import { paths } from '#web/shared/paths'
import { NotFound } from '#web/shared/screens/NotFound'
import { lazyScreen } from '#web/shared/screens/lazy-screen'
import { rememberedTab } from '#web/shared/tabs/tab-memory'

const CompanyScreen = lazyScreen(async () => (await import('#web/areas/employer/company/CompanyScreen')).CompanyScreen)
const NewPostScreen = lazyScreen(async () => (await import('#web/areas/employer/posts/write/NewPostScreen')).NewPostScreen)
const OngoingPostsScreen = lazyScreen(async () => (await import('#web/areas/employer/posts/list/PostsScreen')).OngoingPosts)
const ClosedPostsScreen = lazyScreen(async () => (await import('#web/areas/employer/posts/list/PostsScreen')).ClosedPosts)
const PostScreen = lazyScreen(async () => (await import('#web/areas/employer/posts/one/PostScreen')).PostScreen)
const ApplicantsScreen = lazyScreen(async () => (await import('#web/areas/employer/applicants/ApplicantsScreen')).ApplicantsScreen)
const JobApplicantsScreen = lazyScreen(async () => (await import('#web/areas/employer/applicants/JobApplicantsScreen')).JobApplicantsScreen)
const ApplicantScreen = lazyScreen(async () => (await import('#web/areas/employer/applicants/one/ApplicantScreen')).ApplicantScreen)
const CompareScreen = lazyScreen(async () => (await import('#web/areas/employer/applicants/compare/CompareScreen')).CompareScreen)
const QuestionsScreen = lazyScreen(async () => (await import('#web/areas/employer/questions/QuestionsScreen')).QuestionsScreen)
const TemplatesScreen = lazyScreen(async () => (await import('#web/areas/employer/templates/TemplatesScreen')).TemplatesScreen)
const NotificationsScreen = lazyScreen(
  async () => (await import('#web/areas/employer/notifications/NotificationsScreen')).NotificationsScreen,
)
const PlanScreen = lazyScreen(async () => (await import('#web/areas/employer/plan/PlanScreen')).PlanScreen)
const PaidScreen = lazyScreen(async () => (await import('#web/areas/employer/plan/pay/PaidScreen')).PaidScreen)
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
      <Route path={paths.posts} element={<Navigate to={postTabs[rememberedTab('posts', ['ongoing', 'closed'])]} replace />} />
      <Route path={paths.ongoingPosts} element={<OngoingPostsScreen />} />
      <Route path={paths.closedPosts} element={<ClosedPostsScreen />} />
      <Route path={paths.newPost} element={<NewPostScreen />} />
      <Route path={paths.post} element={<PostScreen />} />
      <Route path={paths.applicants} element={<ApplicantsScreen />} />
      <Route path={paths.jobApplicants} element={<JobApplicantsScreen />} />
      <Route path={paths.compare} element={<CompareScreen />} />
      <Route path={paths.applicant} element={<ApplicantScreen />} />
      <Route path={paths.subscription} element={<PlanScreen />} />
      <Route path={paths.subscriptionPaid} element={<PaidScreen />} />
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
