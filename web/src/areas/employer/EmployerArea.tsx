import { IconBriefcase, IconCreditCard, IconHome, IconMessageQuestion, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { CompanyItems } from '#web/areas/employer/CompanyItems'
import { HomeScreen } from '#web/areas/employer/home/HomeScreen'
import { notificationCalls } from '#web/areas/employer/notifications/notification-calls'
import { postTabs } from '#web/areas/employer/posts/post-tabs'
import { employerQuery } from '#web/shared/calls/employer'
import { writeLocal } from '#web/shared/local-store'
import { useUnread } from '#web/shared/notifications/useNotifications'
import { paths } from '#web/shared/paths'
import { NotFound } from '#web/shared/screens/NotFound'
import { lazyScreen } from '#web/shared/screens/lazy-screen'
import { AccountMenu } from '#web/shared/shell/AccountMenu'
import { type NavItem, Shell } from '#web/shared/shell/Shell'
import { rememberedTab } from '#web/shared/tabs/tab-memory'

const Company = lazyScreen(async () => (await import('#web/areas/employer/company/CompanyScreen')).CompanyScreen)
const NewPost = lazyScreen(async () => (await import('#web/areas/employer/posts/write/NewPostScreen')).NewPostScreen)
const OngoingPosts = lazyScreen(async () => (await import('#web/areas/employer/posts/list/PostsScreen')).OngoingPosts)
const ClosedPosts = lazyScreen(async () => (await import('#web/areas/employer/posts/list/PostsScreen')).ClosedPosts)
const Post = lazyScreen(async () => (await import('#web/areas/employer/posts/one/PostScreen')).PostScreen)
const Applicants = lazyScreen(async () => (await import('#web/areas/employer/applicants/ApplicantsScreen')).ApplicantsScreen)
const JobApplicants = lazyScreen(async () => (await import('#web/areas/employer/applicants/JobApplicantsScreen')).JobApplicantsScreen)
const Applicant = lazyScreen(async () => (await import('#web/areas/employer/applicants/one/ApplicantScreen')).ApplicantScreen)
const Compare = lazyScreen(async () => (await import('#web/areas/employer/applicants/compare/CompareScreen')).CompareScreen)
const Questions = lazyScreen(async () => (await import('#web/areas/employer/questions/QuestionsScreen')).QuestionsScreen)
const Templates = lazyScreen(async () => (await import('#web/areas/employer/templates/TemplatesScreen')).TemplatesScreen)
const Notifications = lazyScreen(async () => (await import('#web/areas/employer/notifications/NotificationsScreen')).NotificationsScreen)
const Plan = lazyScreen(async () => (await import('#web/areas/employer/plan/PlanScreen')).PlanScreen)
const Feedback = lazyScreen(async () => (await import('#web/areas/employer/settings/EmployerFeedback')).EmployerFeedback)
const Settings = lazyScreen(async () => (await import('#web/areas/employer/settings/EmployerSettings')).EmployerSettings)

const nav: readonly NavItem[] = [
  { to: paths.home, label: 'Home', icon: IconHome },
  { to: paths.posts, label: 'Posts', icon: IconBriefcase },
  { to: paths.applicants, label: 'Applicants', icon: IconUsers },
  { to: paths.questions, label: 'Questions', icon: IconMessageQuestion },
  { to: paths.subscription, label: 'Subscription', short: 'Plan', icon: IconCreditCard },
]

/** The employer's side; `children` stand instead of its screens. */
export function EmployerArea({ children }: { readonly children?: ReactNode }) {
  const { data: company } = useQuery(employerQuery('employerDetails'))
  useEffect(() => {
    if (company) writeLocal('employerId', company._id)
  }, [company])
  const { data: info } = useQuery(employerQuery('employerInfo'))
  const shown = info?.role === 'reviewer' ? nav.filter(({ to }) => to !== paths.questions) : nav
  const unread = useUnread(notificationCalls)
  const name = company?.companyName ?? ''
  const account = <AccountMenu name={name} picture={company?.logo || null} round={false} own={<CompanyItems name={name} />} />
  return (
    <Shell area="employer" header={shown} bottom={shown} unread={unread} account={account}>
      {children ?? <EmployerRoutes />}
    </Shell>
  )
}

/** Which screen stands at which address of the employer's side. */
function EmployerRoutes() {
  return (
    <Routes>
      <Route path={paths.home} element={<HomeScreen />} />
      <Route path={paths.company} element={<Company />} />
      <Route path={paths.posts} element={<Navigate to={postTabs[rememberedTab('posts', ['ongoing', 'closed'])]} replace />} />
      <Route path={paths.ongoingPosts} element={<OngoingPosts />} />
      <Route path={paths.closedPosts} element={<ClosedPosts />} />
      <Route path={paths.newPost} element={<NewPost />} />
      <Route path={paths.post} element={<Post />} />
      <Route path={paths.applicants} element={<Applicants />} />
      <Route path={paths.jobApplicants} element={<JobApplicants />} />
      <Route path={paths.compare} element={<Compare />} />
      <Route path={paths.applicant} element={<Applicant />} />
      <Route path={paths.subscription} element={<Plan />} />
      <Route path={paths.feedback} element={<Feedback />} />
      <Route path={paths.settings} element={<Settings />} />
      <Route path={paths.questions} element={<Questions />} />
      <Route path={paths.templates} element={<Templates />} />
      <Route path={paths.notifications} element={<Notifications />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
