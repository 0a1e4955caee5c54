import { PAGE_SIZE } from '@evenshift/contract/constants'
import type { seekerHome } from '@evenshift/contract/seeker/home'
import { appliedJobIds, applicationCounts, expiringOffers, interviewsToDo } from '#server/capabilities/applications/public'
import { employerCards } from '#server/capabilities/companies/public'
import { newSince } from '#server/capabilities/home/new-since'
import { hiddenJobIds } from '#server/capabilities/marks/public'
import { unreadNotifications } from '#server/capabilities/notifications/public'
import { availabilityOf, seekerStrength } from '#server/capabilities/profiles/public'
import { savedCount } from '#server/capabilities/saved/public'
import { bestMatches, countFitting } from '#server/capabilities/search/public'
import { matchSeekerOf, personalJobs } from '#server/capabilities/seeker-jobs/public'
import type { Handlers, SeekerContext } from '#server/http/context'
import { refuse } from '#server/http/refuse'
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
async function offersOf(db: Db, seekerId: string, now: Date) {
  const rows = await withCompany(db, await expiringOffers(db, seekerId, now))
  return rows.map(({ expiresAt, ...offer }) => ({ ...offer, expiresAt: expiresAt.toISOString() }))
}
async function interviewsOf(db: Db, seekerId: string, now: Date) {
  const rows = await withCompany(db, await interviewsToDo(db, seekerId, now))
  return rows.map(({ deadline, ...interview }) => ({ ...interview, deadline: deadline.toISOString() }))
}

export const homeCalls = {
  home: async (_input, { db, queue, clock, me }) => {
    const now = clock.now()
    const strength = await seekerStrength(db, me.userId)
    if (strength === null) return refuse('PROFILE_INCOMPLETE')
    const [seeker, hidden, applied] = await Promise.all([
      matchSeekerOf(db, me.userId),
      hiddenJobIds(db, me.userId),
      appliedJobIds(db, me.userId),
    ])
    const best = await bestMatches(db, { seekerId: me.userId, seeker, queue }, PAGE_SIZE, [...hidden, ...applied], now)
    const [recommended, interviews, expiringOffers, applications, saved, fitsYourWeek, unread, sinceLast, availability] = await Promise.all(
      [
        personalJobs(db, me.userId, best, now, seeker),
        interviewsOf(db, me.userId, now),
        offersOf(db, me.userId, now),
        applicationCounts(db, me.userId, now),
        savedCount(db, me.userId),
        countFitting(db, seeker, now),
        unreadNotifications(db, me.userId),
        newSince(db, me.userId, seeker, [...hidden, ...applied], now),
        availabilityOf(db, me.userId),
      ],
    )
    return {
      profileStrength: strength.strength,
      nextSteps: strength.nextSteps,
      recommended,
      counts: { ...applications, saved, fitsYourWeek, unreadNotifications: unread, interviewsToDo: interviews.length },
      expiringOffers,
      interviews,
      newSince: sinceLast,
      availability,
    }
  },
} satisfies Handlers<typeof seekerHome, SeekerContext>
