import { HOME_JOBS, HOME_VIEWS } from '@evenshift/contract/constants'
import { firstOn, plusDays } from '@evenshift/contract/days'
import type { Home } from '@evenshift/contract/model/overview/home'
import type { seekerHome } from '@evenshift/contract/seeker/home'
import {
  type SeekerAtWork,
  answerDue,
  applicationCounts,
  appliedJobIds,
  expiringOffers,
  datedShifts,
  firstDayOf,
  heldClashDay,
  interviewsToDo,
  iso,
  liveAtHome,
  meetingsOfSeeker,
  timesAsked,
  unreadOfSeeker,
} from '#server/capabilities/work/hiring/public'
import { employerCards } from '#server/capabilities/parties/companies/public'
import { hoursHeld } from '#server/calls/seeker/presenters/ledgers'
import { newSince } from '#server/calls/seeker/presenters/new-since'
import { viewsOf } from '#server/calls/seeker/presenters/views'
import { hiddenJobIds, savedCount } from '#server/capabilities/parties/marks/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { unreadNotifications, unreadOf } from '#server/capabilities/ground/notices/public'
import { findWeek, presentAvailability, seekerStrength } from '#server/capabilities/parties/profiles/public'
import { bestMatches } from '#server/capabilities/ground/search/public'
import { personalCards } from '#server/calls/seeker/presenters/job-cards'
import { callingSeeker, personalJobs } from '#server/calls/seeker/presenters/jobs'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { refuse } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'

/** The same rows with their company's name and picture instead of its id. */
async function withCompany<T extends { readonly employerId: string }>(db: Db, rows: readonly T[]) {
  const cards = await employerCards(
    db,
    rows.map(({ employerId }) => employerId),
  )
  return rows.map(({ employerId, ...row }) => {
    const card = cards.get(employerId)
    return { ...row, employerName: card?.name ?? '', logo: card?.logo ?? '' }
  })
}
async function offersOf(db: Db, seekerId: string, seeker: SeekerAtWork) {
  const rows = await withCompany(db, await expiringOffers(db, seekerId))
  return rows.map(({ expiresAt, jobId, shifts, ...offer }) => ({
    ...offer,
    expiresAt: expiresAt.toISOString(),
    clashDay: heldClashDay(seeker, { jobId, shifts }),
  }))
}
/** The first meetings that home has room to tell. */
const MEETINGS = 20
async function meetingsOf(db: Db, seekerId: string, now: Date): Promise<Home['meetings']> {
  const found = await meetingsOfSeeker(db, seekerId, MEETINGS, now)
  const rows = found.flatMap(({ meeting, application: { jobTitle } }) => {
    const { id: _id, applicationId, employerId, kind, status, at, minutes } = meeting
    return status === 'proposed' || status === 'agreed'
      ? [{ _id, applicationId, employerId, jobTitle, kind, status, minutes, at: iso(at), answerBy: iso(answerDue(meeting, now)) }]
      : []
  })
  const pressing = ({ at, answerBy }: (typeof rows)[number]): string => answerBy ?? at ?? ''
  return withCompany(
    db,
    rows.toSorted((one, other) => pressing(one).localeCompare(pressing(other))),
  )
}
async function liveOf(db: Db, seekerId: string, now: Date) {
  const { changes, filled } = await liveAtHome(db, seekerId, now)
  const rows = await withCompany(db, changes)
  return { changes: rows.map(({ replyBy, ...change }) => ({ ...change, replyBy: iso(replyBy) })), filled: await withCompany(db, filled) }
}
/** Of work that is over nobody need answer. */
async function newTimesOf(db: Db, seekerId: string, { held }: SeekerAtWork) {
  const asked = await timesAsked(db, seekerId)
  return withCompany(
    db,
    asked.filter(({ applicationId }) => held.some((work) => work.applicationId === applicationId)),
  )
}
/** For so many days home tells of jobs that closed, and of so many. */
const CLOSED = { days: 7, most: 3 }
async function closedOf(db: Db, seekerId: string, now: Date): Promise<Home['closed']> {
  const told = await unreadOf(db, seekerId, 'job_closed', plusDays(now, -CLOSED.days), CLOSED.most)
  return told.flatMap(({ applicationId, title, body, createdAt }) =>
    applicationId === null ? [] : [{ applicationId, title, body, at: createdAt.toISOString() }],
  )
}
/** Of so many who wrote home tells. */
const MESSAGES = 3
async function messagesOf(db: Db, seekerId: string): Promise<Home['messages']> {
  const rows = await withCompany(db, await unreadOfSeeker(db, seekerId, MESSAGES))
  return rows.map(({ at, ...message }) => ({ ...message, at: at.toISOString() }))
}
async function interviewsOf(db: Db, seekerId: string) {
  const rows = await withCompany(db, await interviewsToDo(db, seekerId))
  return rows.map(({ deadline, ...interview }) => ({ ...interview, deadline: deadline.toISOString() }))
}

/** The work that a seeker holds, and the hours of all that is theirs by this week's Sunday. */
function workOf(seeker: SeekerAtWork, now: Date): Home['work'] {
  const today = londonDate(now)
  const { held: hours, limit } = hoursHeld(seeker, today, firstOn([{ day: 1 }], today))
  const jobs = seeker.held.map(({ applicationId, label: employerName, weeklyPay, ...terms }) => ({
    applicationId,
    employerName,
    startDate: firstDayOf(terms),
    weeklyPay,
  }))
  return { jobs: jobs.toSorted((a, b) => a.startDate.localeCompare(b.startDate)), hours, limit }
}

export const homeCalls = {
  home: async ({ query: { view } }, { db, queue, clock, me }) => {
    const now = clock.now()
    const [seeker, strength, hidden, applied] = await Promise.all([
      callingSeeker(db, me.userId, now),
      seekerStrength(db, me.userId),
      hiddenJobIds(db, me.userId),
      appliedJobIds(db, me.userId),
    ])
    if (strength === null) return refuse('PROFILE_INCOMPLETE')
    const excluded = [...hidden, ...applied]
    const [
      best,
      live,
      newTimes,
      closed,
      interviews,
      meetings,
      messages,
      expiringOffers,
      applications,
      saved,
      unread,
      sinceLast,
      ownWeek,
      views,
    ] = await Promise.all([
      bestMatches(db, { seekerId: me.userId, seeker: seeker.match, queue }, HOME_JOBS, excluded, now),
      liveOf(db, me.userId, now),
      newTimesOf(db, me.userId, seeker),
      closedOf(db, me.userId, now),
      interviewsOf(db, me.userId),
      meetingsOf(db, me.userId, now),
      messagesOf(db, me.userId),
      offersOf(db, me.userId, seeker),
      applicationCounts(db, me.userId),
      savedCount(db, me.userId),
      unreadNotifications(db, me.userId),
      newSince(db, me.userId, seeker.match, excluded, now),
      findWeek(db, me.userId),
      viewsOf(db, me.userId, { page: 1, limit: HOME_VIEWS }),
    ])
    const whole = {
      profileStrength: strength.strength,
      nextSteps: strength.nextSteps,
      counts: { ...applications, saved, unreadNotifications: unread, interviewsToDo: interviews.length },
      tiers: best.tiers,
      openings: best.openings,
      expiringOffers,
      ...live,
      newTimes,
      closed,
      interviews,
      meetings,
      messages,
      views: views.data,
      newSince: sinceLast,
      work: workOf(seeker, now),
      availability: presentAvailability(me.userId, ownWeek, datedShifts(seeker.held)),
    }
    const shown = [db, me.userId, best.jobIds, now, seeker] as const
    return view === 'card'
      ? { ...whole, recommended: await personalCards(...shown) }
      : { ...whole, recommended: await personalJobs(...shown) }
  },
} satisfies Handlers<typeof seekerHome, SeekerContext>
