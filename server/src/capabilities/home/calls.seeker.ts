import { PAGE_SIZE } from '@evenshift/contract/constants'
import type { seekerHome } from '@evenshift/contract/seeker/home'
import { appliedJobIds, applicationCounts, expiringOffers } from '#server/capabilities/applications/public'
import { employerCards } from '#server/capabilities/companies/public'
import { seekerStrength } from '#server/capabilities/profiles/public'
import { savedCount } from '#server/capabilities/saved/public'
import { bestMatches, countFitting } from '#server/capabilities/search/public'
import { matchSeekerOf, personalJobs } from '#server/capabilities/seeker-jobs/public'
import type { Handlers, SeekerContext } from '#server/http/context'
import { refuse } from '#server/http/refuse'
import type { Db } from '#server/platform/database/port'

async function offersOf(db: Db, seekerId: string, now: Date) {
  const offers = await expiringOffers(db, seekerId, now)
  const cards = await employerCards(
    db,
    offers.map(({ employerId }) => employerId),
  )
  return offers.map(({ applicationId, jobTitle, employerId, expiresAt }) => {
    const card = cards.get(employerId)
    return { applicationId, jobTitle, employerName: card?.name ?? '', logo: card?.logo ?? '', expiresAt: expiresAt.toISOString() }
  })
}

export const homeCalls = {
  home: async (_input, { db, clock, me }) => {
    const now = clock.now()
    const strength = await seekerStrength(db, me.userId)
    if (strength === null) return refuse('PROFILE_INCOMPLETE')
    const seeker = await matchSeekerOf(db, me.userId)
    const best = await bestMatches(db, seeker, PAGE_SIZE, await appliedJobIds(db, me.userId), now)
    return {
      profileStrength: strength.strength,
      nextSteps: strength.nextSteps,
      recommended: await personalJobs(db, me.userId, best, now),
      counts: {
        ...(await applicationCounts(db, me.userId, now)),
        saved: await savedCount(db, me.userId),
        fitsYourWeek: await countFitting(db, seeker, now),
        // Nobody is invited and nothing is notified before those capabilities exist.
        unreadNotifications: 0,
        interviewsToDo: 0,
      },
      expiringOffers: await offersOf(db, me.userId, now),
      interviews: [],
      // No visit is remembered yet.
      newSince: { at: null, jobs: 0 },
    }
  },
} satisfies Handlers<typeof seekerHome, SeekerContext>
