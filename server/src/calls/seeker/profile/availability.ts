import { v7 as uuidv7 } from 'uuid'
import type { seekerAvailability } from '@evenshift/contract/seeker/profile/availability'
import { freeWeek } from '#server/capabilities/ground/match/public'
import { availabilityView, emptyDays, findWeek, saveWeek } from '#server/capabilities/parties/profiles/public'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { refuse } from '#server/http/call/refuse'

export const availabilityCalls = {
  availability: async (_input, { db, me }) => availabilityView(me.userId, await findWeek(db, me.userId)),

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
    return availabilityView(me.userId, week)
  },
} satisfies Handlers<typeof seekerAvailability, SeekerContext>
