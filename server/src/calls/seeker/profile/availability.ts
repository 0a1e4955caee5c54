import { v7 as uuidv7 } from 'uuid'
import type { AvailabilityInput } from '@evenshift/contract/model/profile/availability'
import type { seekerAvailability } from '@evenshift/contract/seeker/profile/availability'
import { besideWork, freeWeek } from '#server/capabilities/ground/match/public'
import { seekerSide, tiersOf } from '#server/capabilities/ground/search/public'
import { hiddenJobIds } from '#server/capabilities/parties/marks/public'
import { emptyDays, findWeek, presentAvailability, saveWeek } from '#server/capabilities/parties/profiles/public'
import { appliedJobIds, datedShifts, heldShifts, seekerAtWork } from '#server/capabilities/work/hiring/public'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { refuse } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'

const shiftsHeldBy = async (db: Db, seekerId: string, now: Date) => datedShifts((await seekerAtWork(db, seekerId, now))?.held ?? [])

/** The half-hours that are free of what one goes to. */
const freeOf = ({ times, busy }: Pick<AvailabilityInput, 'times' | 'busy'>) =>
  freeWeek(
    times.filter(({ value }) => value).flatMap(({ id: day, slots }) => slots.map((slot) => ({ day, ...slot }))),
    busy,
  )

export const availabilityCalls = {
  availability: async (_input, { db, clock, me }) => {
    const [week, work] = await Promise.all([findWeek(db, me.userId), shiftsHeldBy(db, me.userId, clock.now())])
    return presentAvailability(me.userId, week, work)
  },

  setAvailability: async ({ body }, { db, clock, me }) => {
    const faults = emptyDays(body.times)
    if (faults.length > 0) return refuse('INVALID_INPUT', { errors: faults })
    const times = body.times.map(({ id, value, slots }) => ({ id, value, slots }))
    const known = new Set((await findWeek(db, me.userId))?.busy.map(({ _id }) => _id))
    // An id stays with its class as long as it is sent back; any other is given anew.
    const busy = body.busy.map(({ _id, ...one }) => ({ ...one, _id: _id !== undefined && known.delete(_id) ? _id : uuidv7() }))
    const week = await saveWeek(db, { userId: me.userId, times, busy, freeBits: freeOf({ times, busy }), updatedAt: clock.now() })
    return presentAvailability(me.userId, week, await shiftsHeldBy(db, me.userId, clock.now()))
  },

  fittingJobs: async ({ body }, { db, clock, me }) => {
    const faults = emptyDays(body.times)
    if (faults.length > 0) return refuse('INVALID_INPUT', { errors: faults })
    const now = clock.now()
    const seeker = await seekerAtWork(db, me.userId, now)
    if (seeker === null) return refuse('PROFILE_INCOMPLETE')
    const [hidden, applied] = await Promise.all([hiddenJobIds(db, me.userId), appliedJobIds(db, me.userId)])
    const drawn = besideWork({ ...seeker.profile, free: freeOf(body), busy: body.busy }, heldShifts(seeker.held))
    const scope = { query: {}, place: null, side: seekerSide(drawn), asOf: now, excluded: hidden, applied }
    const { whole, part } = await tiersOf(db, scope, me.userId)
    return { whole, part }
  },
} satisfies Handlers<typeof seekerAvailability, SeekerContext>
