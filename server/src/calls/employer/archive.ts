import { companyCalls } from '#server/calls/employer/company'
import { applicationsPage } from '#server/calls/employer/applicants'
import { employerFeedbackCalls } from '#server/calls/employer/feedback'
import { jobCalls } from '#server/calls/employer/jobs'
import { memberCalls } from '#server/calls/employer/members'
import { employerNotificationCalls } from '#server/calls/employer/notifications'
import { employerPrivacyCalls } from '#server/calls/employer/privacy'
import { questionCalls } from '#server/calls/employer/questions'
import { subscriptionCalls } from '#server/calls/employer/subscription'
import { templateCalls } from '#server/calls/employer/templates'
import { everyPage } from '#server/calls/every-page'
import { messagesPage } from '#server/calls/messages'
import type { Contents, Section } from '#server/capabilities/derived/exports/public'
import { findEmployer, teamOf } from '#server/capabilities/parties/companies/public'
import { type FileFacts, filesById, filesOf } from '#server/capabilities/ground/uploads/public'
import { findForEmployer, meetingsOf, presentMeeting } from '#server/capabilities/work/hiring/public'
import { type EmployerContext, companyOf } from '#server/http/call/context'
import { isRefusal } from '#server/http/call/refuse'

/** As their table tells them, with what was written; what a person sent in is theirs, and stays where it can be erased. */
async function applicationsOf(context: EmployerContext, company: string): Promise<object[]> {
  const { db, clock } = context
  const now = clock.now()
  const listed = await everyPage((query) => applicationsPage({ ...query, sort: 'newest' }, context))
  const shown: object[] = []
  for (const row of listed) {
    const names = { seeker: row.applicant.name, employer: company }
    const messages = await everyPage((query) => messagesPage(db, row._id, query, names))
    const application = await findForEmployer(db, companyOf(context), row._id, now)
    const meetings = application === null ? [] : (await meetingsOf(db, row._id)).map((meeting) => presentMeeting(meeting, application, now))
    shown.push({ ...row, messages, meetings })
  }
  return shown
}

async function companySections(context: EmployerContext, employerId: string): Promise<Section[]> {
  const company = await companyCalls.employerDetails({}, context)
  const name = (await findEmployer(context.db, employerId))?.companyName ?? ''
  const ongoing = await everyPage((query) => jobCalls.ongoingJobs({ query: { ...query, sort: 'newest' } }, context))
  const closed = await everyPage((query) => jobCalls.closedJobs({ query: { ...query, sort: 'newest' } }, context))
  return [
    { key: 'company', title: 'Company', data: isRefusal(company) ? null : company },
    { key: 'team', title: 'Team and invitations', data: await memberCalls.members({}, context) },
    { key: 'jobs', title: 'Jobs', data: [...ongoing, ...closed] },
    { key: 'applications', title: 'Applications', data: await applicationsOf(context, name) },
    { key: 'questions', title: 'Questions', data: await everyPage((query) => questionCalls.questions({ query }, context)) },
    { key: 'templates', title: 'Templates', data: await templateCalls.templates({ query: {} }, context) },
    { key: 'plan', title: 'Plan', data: await subscriptionCalls.membership({}, context) },
    { key: 'payments', title: 'Payments', data: await everyPage((query) => subscriptionCalls.transactions({ query }, context)) },
  ]
}

/** What the team sent in, and the pictures that the company shows, whoever sent them. */
async function filesOfCompany({ db, me }: EmployerContext): Promise<FileFacts[]> {
  const company = me.employerId === null ? null : await findEmployer(db, me.employerId)
  const people = me.employerId === null ? [] : (await teamOf(db, me.employerId)).map(({ personId }) => personId)
  const found = new Map<string, FileFacts>()
  for (const userId of new Set([me.userId, ...people]))
    for (const file of await filesOf(db, { pool: 'employer', userId })) found.set(file.id, file)
  const pictures = await filesById(db, [
    ...(company?.photoIds ?? []),
    ...[company?.logoId, company?.welcomeId].flatMap((fileId) => fileId ?? []),
  ])
  for (const [id, file] of pictures) found.set(id, file)
  return [...found.values()]
}

/** Everything that the product holds of a company and of the owner who asks, mostly as their own calls say it. Nothing counts as read by this. */
export async function employerArchive(context: EmployerContext): Promise<Contents> {
  const { me } = context
  const notices = (query: { page: number; limit: number }) =>
    employerNotificationCalls.notifications({ query: { ...query, unread: false, grouped: false } }, context)
  const sections: Section[] = [
    { key: 'account', title: 'Account', data: { email: me.email } },
    ...(me.employerId === null ? [] : await companySections(context, me.employerId)),
    { key: 'notifications', title: 'Notifications', data: await everyPage(notices) },
    {
      key: 'notificationSettings',
      title: 'Notification settings',
      data: await employerNotificationCalls.notificationPreferences({}, context),
    },
    { key: 'quietHours', title: 'Quiet hours', data: await employerNotificationCalls.quietHours({}, context) },
    { key: 'devices', title: 'Devices that get messages', data: await employerNotificationCalls.pushDevices({}, context) },
    { key: 'consent', title: 'What you agreed to', data: await employerPrivacyCalls.employerConsent({}, context) },
    { key: 'feedback', title: 'Feedback and reports', data: (await employerFeedbackCalls.feedback({}, context)).mine },
  ]
  return { title: 'Your company’s Evenshift data', sections, files: await filesOfCompany(context) }
}
