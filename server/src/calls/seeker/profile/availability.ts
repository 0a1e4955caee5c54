import { v7 as uuidv7 } from 'uuid'
import type { seekerAvailability } from '@evenshift/contract/seeker/profile/availability'
import { freeWeek } from '#server/capabilities/ground/match/public'
import { emptyDays, findWeek, presentAvailability, saveWeek } from '#server/capabilities/parties/profiles/public'
import { heldShifts, seekerAtWork } from '#server/capabilities/work/hiring/public'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { refuse } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'

const shiftsHeldBy = async (db: Db, seekerId: string, now: Date) => heldShifts((await seekerAtWork(db, seekerId, now))?.held ?? [])

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
    const given = times.filter(({ value }) => value).flatMap(({ id: day, slots }) => slots.map((slot) => ({ day, ...slot })))
    const freeBits = freeWeek(given, busy)
    const week = await saveWeek(db, { userId: me.userId, times, busy, freeBits, updatedAt: clock.now() })
    return presentAvailability(me.userId, week, await shiftsHeldBy(db, me.userId, clock.now()))
  },
} satisfies Handlers<typeof seekerAvailability, SeekerContext>
