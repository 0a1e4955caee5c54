import { DAY_MS, HOUR_MS } from '@evenshift/contract/days'
import { employerCompany } from '@evenshift/contract/employer/company'
import { employerApplication } from '@evenshift/contract/model/application/employer-application'
import { type ApplicantCard, applicantCard } from '@evenshift/contract/model/overview/applicant-card'
import { postCard } from '@evenshift/contract/model/overview/post-card'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { screen, within } from '@testing-library/react'
import { ApplicantsScreen } from '#web/areas/employer/applicants/ApplicantsScreen'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

export const idOf = (place: number) => `01890000-0000-7000-8000-00000000000${place}`
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
export const friday = { day: 6, start: '15:00', end: '19:00' }
export const sunday = { day: 1, start: '10:00', end: '14:00' }
export const tail = {
  filled: 0,
  hoursFit: 4,
  hoursTotal: 8,
  shiftsTotal: 2,
  shifts: [friday, sunday],
}

export function person(place: number, name: string, more: Partial<ApplicantCard> = {}): ApplicantCard {
  const one = sample(applicantCard, {
    _id: idOf(place),
    jobId: idOf(9),
    jobTitle: 'Weekend barista',
    status: 'applied',
    allowed: ['in_review', 'interview_invited', 'shortlisted', 'offered', 'rejected'],
    pendingRejection: null,
    undoUntil: null,
    interview: null,
    meeting: null,
    change: null,
    fact: null,
    offerExpiresAt: null,
    startDate: null,
    hasNewMessage: false,
    isReadable: true,
    replyBy: inDays(-0.1),
    version: 1,
    fit: { ...tail, shiftsFit: 1, clashingShifts: [sunday] },
    milesAway: 2,
    ...more,
  })
  return { ...one, applicant: { ...one.applicant, name, avatar: null } }
}
export const post = sample(postCard, { _id: idOf(9), title: 'Weekend barista', status: 'live', counts: [{ status: 'applied', count: 2 }] })
const moved = (row: ApplicantCard, more: Partial<ApplicantCard>) =>
  sample(employerApplication, {
    ...sample(employerApplication),
    ...(({ fact: _f, offerExpiresAt: _o, startDate: _s, ...rest }) => rest)(row),
    ...more,
  })

/** The list before a member; what is moved is moved in it too. */
export function open(
  people: ApplicantCard[],
  {
    posts = [post],
    role = 'manager' as 'manager' | 'reviewer',
    today = people.length,
    isBroken = false,
    counts = [{ status: 'applied' as ApplicationStatus, count: people.length }],
  } = {},
) {
  let rows = people
  const listed = () => ({
    data: rows,
    pagination: { current: 1, pageSize: 20, total: rows.length },
    due: { late: 0, today, week: 0, later: 0 },
  })
  const service = openService('employer')
  service.answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role }),
    applications: () => (isBroken ? new Refusal('INTERNAL') : listed()) as never,
    applicationsCount: () => counts,
    ongoingJobs: () => ({ data: posts, pagination: { current: 1, pageSize: 50, total: posts.length } }) as never,
    moveApplicants: ({ query, body }) => {
      const row = rows.find(({ _id }) => _id === query.applicationId)
      if (!row) return new Refusal('NOT_FOUND')
      const undoUntil = new Date(Date.now() + HOUR_MS).toISOString()
      const version = row.version + 1
      const change: Partial<ApplicantCard> =
        'undo' in body
          ? { status: 'applied', pendingRejection: null, undoUntil: null, replyBy: inDays(-0.1), version }
          : body.status === 'rejected'
            ? { pendingRejection: { reason: body.reason, message: null, at: new Date().toISOString() }, undoUntil, version }
            : { status: body.status as ApplicationStatus, undoUntil, replyBy: inDays(5), version }
      rows = rows.map((one) => (one === row ? { ...row, ...change } : one))
      return moved(row, change)
    },
  })
  const user = show(
    <main>
      <ApplicantsScreen />
    </main>,
  )
  return { user, service, mend: () => service.answers({ applications: () => listed() as never }) }
}
export const rowOf = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement)
export const groupTitles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
