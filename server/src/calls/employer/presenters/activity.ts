import type { Activity } from '@evenshift/contract/model/overview/activity'
import {
  type Span,
  countDays,
  countJobEvents,
  daysOf,
  funnelOf,
  noEvents,
  piecesOf,
  sumOf,
} from '#server/capabilities/work/activity/public'
import { countsByJob, replyFigures, waitingForAnswer } from '#server/capabilities/work/hiring/public'
import { jobHeads } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'

/** The most that are told of each. */
const JOBS_MOST = 50
const TODAY_MOST = 20

async function jobsOf(db: Db, employerId: string, span: Span, now: Date): Promise<Activity['jobs']> {
  const events = new Map((await countJobEvents(db, employerId, piecesOf(span), JOBS_MOST)).map((row) => [row.jobId, row]))
  const ids = [...events.keys()]
  const [heads, counts] = await Promise.all([jobHeads(db, employerId, ids, now), countsByJob(db, ids, now)])
  return heads.map((head) => {
    const { views, saves, applications, interviews, offers, hires } = events.get(head._id) ?? noEvents
    return { ...head, views, saves, applications, interviews, offers, hires, unanswered: counts.get(head._id)?.unanswered ?? 0 }
  })
}

async function todayOf(db: Db, { employerId, userId }: Reader, now: Date) {
  const { first, ...waiting } = await waitingForAnswer(db, employerId, userId, TODAY_MOST, now)
  const answerToday = first.map(({ id, jobId, name, jobTitle, status, replyBy, fit }) => ({
    applicationId: id,
    jobId,
    applicantName: name,
    jobTitle,
    status,
    replyBy: replyBy.toISOString(),
    isOverdue: replyBy < now,
    shiftsFit: fit?.shiftsFit ?? 0,
    shiftsTotal: fit?.shiftsTotal ?? 0,
  }))
  return { waiting, answerToday }
}

/** A member of the company. */
interface Reader {
  readonly employerId: string
  readonly userId: string
}

/** What happened around a company's jobs in a span, and who waits now. */
export async function readActivity(db: Db, reader: Reader, span: Span, now: Date): Promise<Activity> {
  const { employerId } = reader
  const days = await countDays(db, employerId, span)
  const { views, saves, applications, interviews, offers, hires, answers, silences } = sumOf(days.values())
  const { waiting, answerToday } = await todayOf(db, reader, now)
  const promise = (await replyFigures(db, [employerId], now)).get(employerId)
  return {
    ...span,
    totals: { views, saves, applications, interviews, offers, hires, answers, ...waiting },
    promise: promise ?? { replyRate: null, medianReplyHours: null },
    series: daysOf(span).map((date) => {
      const day = days.get(date) ?? noEvents
      return { date, views: day.views, saves: day.saves, applications: day.applications, answers: day.answers }
    }),
    funnel: funnelOf({ views, saves, applications, interviews, offers, hires, answers, silences }),
    jobs: await jobsOf(db, employerId, span, now),
    answerToday,
  }
}
