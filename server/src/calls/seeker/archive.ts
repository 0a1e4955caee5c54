import { applicationStatuses } from '@evenshift/contract/states/application/application'
import { everyPage } from '#server/calls/every-page'
import { listPage } from '#server/calls/list-page'
import { messagesPage } from '#server/calls/messages'
import { seekerFeedbackCalls } from '#server/calls/seeker/feedback'
import { blockCalls } from '#server/calls/seeker/jobs/blocks'
import { followCalls } from '#server/calls/seeker/jobs/follows'
import { notForMeCalls } from '#server/calls/seeker/jobs/not-for-me'
import { savedCalls } from '#server/calls/seeker/jobs/saved'
import { savedSearchCalls } from '#server/calls/seeker/jobs/saved-searches'
import { seekerNotificationCalls } from '#server/calls/seeker/notifications'
import { accessLog } from '#server/calls/seeker/presenters/access-log'
import { seekerApplicationDetail, seekerNames } from '#server/calls/seeker/presenters/applications'
import { seekerPrivacyCalls } from '#server/calls/seeker/privacy'
import { availabilityCalls } from '#server/calls/seeker/profile/availability'
import { educationCalls } from '#server/calls/seeker/profile/education'
import { profileOf } from '#server/calls/seeker/profile/profile'
import { workCalls } from '#server/calls/seeker/profile/work'
import type { Contents, Section } from '#server/capabilities/derived/exports/public'
import { findSavedPlan } from '#server/capabilities/derived/plan/public'
import { filesOf } from '#server/capabilities/ground/uploads/public'
import { listForSeeker, meetingsOf, presentOwnMeeting } from '#server/capabilities/work/hiring/public'
import type { SeekerContext } from '#server/http/call/context'

/** Each with all that was sent and said, and everybody who opened it. */
async function applicationsOf({ db, clock, me }: SeekerContext): Promise<object[]> {
  const now = clock.now()
  const rows = await everyPage(async (query) => {
    const { rows: data, total } = await listForSeeker(db, me.userId, { ...query, status: applicationStatuses }, now)
    return listPage(data, query, total)
  })
  const shown: object[] = []
  for (const row of rows) {
    const names = await seekerNames(db, row)
    const messages = await everyPage((query) => messagesPage(db, row.id, query, names))
    const openedBy = await everyPage((query) => accessLog(db, row, query))
    const meetings = (await meetingsOf(db, row.id)).map((meeting) => presentOwnMeeting(db, meeting, row, now))
    shown.push({ ...(await seekerApplicationDetail(db, row, now)), meetings: await Promise.all(meetings), messages, openedBy })
  }
  return shown
}

async function planOf({ db, me }: SeekerContext): Promise<object | null> {
  const plan = await findSavedPlan(db, me.userId)
  if (plan === null) return null
  const { seekerId: _seekerId, ...kept } = plan
  return kept
}

/** Everything that the product holds of a seeker, mostly as their own calls say it. Nothing counts as read or opened by this. */
export async function seekerArchive(context: SeekerContext): Promise<Contents> {
  const { db, clock, me } = context
  const notices = (query: { page: number; limit: number }) =>
    seekerNotificationCalls.notifications({ query: { ...query, unread: false, grouped: false } }, context)
  const sections: Section[] = [
    { key: 'account', title: 'Account', data: { email: me.email } },
    { key: 'profile', title: 'Profile', data: await profileOf(db, me.userId, clock.now()) },
    { key: 'week', title: 'Your week', data: await availabilityCalls.availability({}, context) },
    { key: 'work', title: 'Work', data: await workCalls.workHistory({}, context) },
    { key: 'education', title: 'Education', data: await educationCalls.educationHistory({}, context) },
    { key: 'applications', title: 'Applications', data: await applicationsOf(context) },
    {
      key: 'savedJobs',
      title: 'Saved jobs',
      data: await everyPage<object>((query) => savedCalls.savedJobs({ query: { ...query, view: 'card' } }, context)),
    },
    { key: 'hiddenJobs', title: 'Hidden jobs', data: await everyPage((query) => notForMeCalls.jobsNotForMe({ query }, context)) },
    {
      key: 'followedEmployers',
      title: 'Employers you follow',
      data: await everyPage((query) => followCalls.followedEmployers({ query }, context)),
    },
    {
      key: 'blockedEmployers',
      title: 'Employers you blocked',
      data: await everyPage((query) => blockCalls.blockedEmployers({ query }, context)),
    },
    { key: 'savedSearches', title: 'Saved searches', data: await savedSearchCalls.savedSearches({}, context) },
    { key: 'savedPlan', title: 'Saved week of jobs', data: await planOf(context) },
    { key: 'notifications', title: 'Notifications', data: await everyPage(notices) },
    {
      key: 'notificationSettings',
      title: 'Notification settings',
      data: await seekerNotificationCalls.notificationPreferences({}, context),
    },
    { key: 'quietHours', title: 'Quiet hours', data: await seekerNotificationCalls.quietHours({}, context) },
    { key: 'devices', title: 'Devices that get messages', data: await seekerNotificationCalls.pushDevices({}, context) },
    { key: 'consent', title: 'What you agreed to', data: await seekerPrivacyCalls.consent({}, context) },
    { key: 'feedback', title: 'Feedback and reports', data: (await seekerFeedbackCalls.feedback({}, context)).mine },
  ]
  return { title: 'Your Evenshift data', sections, files: await filesOf(db, { pool: 'jobseeker', userId: me.userId }) }
}
