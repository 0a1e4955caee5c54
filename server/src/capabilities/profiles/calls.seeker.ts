import { v7 as uuidv7 } from 'uuid'
import type { seekerAvailability } from '@evenshift/contract/seeker/availability'
import type { seekerProfile } from '@evenshift/contract/seeker/profile'
import { hasHistory } from '#server/capabilities/history/public'
import { checkPatch, newSeeker } from '#server/capabilities/profiles/change'
import { profileFiles } from '#server/capabilities/profiles/file-views'
import { changeMedia } from '#server/capabilities/profiles/media'
import { emptyDays } from '#server/capabilities/profiles/rules'
import { noteSeen } from '#server/capabilities/profiles/store.asleep'
import { findSeeker, findWeek, findWholeSeeker, insertSeeker, saveWeek, updateSeeker } from '#server/capabilities/profiles/store'
import { availabilityView, profileView } from '#server/capabilities/profiles/views'
import { freeWeek } from '#server/capabilities/match/public'
import { londonDate } from '#server/capabilities/reference/public'
import { standingOf } from '#server/capabilities/standing/public'
import { admitSeeker, seekerChanged } from '#server/capabilities/verification/public'
import type { Handlers, SeekerContext } from '#server/http/context'
import { isRefusal, refuse } from '#server/http/refuse'
import { transact } from '#server/http/transact'
import type { Db } from '#server/platform/database/port'

async function presentProfile(db: Db, userId: string, now: Date) {
  const whole = await findWholeSeeker(db, userId)
  const standing = whole === null ? null : await standingOf(db, userId)
  if (whole === null || standing === null) return null
  return profileView(whole, standing, await hasHistory(db, userId), await profileFiles(db, userId, now))
}

export const profileCalls = {
  profileDetails: async (_input, { db, clock, me }) => {
    // Every start of the app asks for this.
    await noteSeen(db, me.userId, clock.now())
    const profile = await presentProfile(db, me.userId, clock.now())
    return profile === null ? { isUser: false, userProfile: [] } : { isUser: true, userProfile: [profile] }
  },

  changeProfile: async ({ body }, { db, queue, clock, me }) => {
    const now = clock.now()
    const existing = await findSeeker(db, me.userId)
    const change = checkPatch(body, existing, londonDate(now))
    if (isRefusal(change)) return change
    return transact(db, async (tx) => {
      const on = { tx, queue, now }
      if (existing === null) {
        const seeker = newSeeker(me.userId, me.email, change, now)
        if (!(await insertSeeker(tx, seeker))) return refuse('ALREADY_EXISTS')
        await admitSeeker(on, { id: seeker.id, name: `${seeker.firstName} ${seeker.lastName}`, email: me.email })
      } else {
        const { firstName, lastName } = await updateSeeker(tx, me.userId, { ...change, email: me.email, updatedAt: now })
        const refused = await seekerChanged(on, { id: me.userId, name: `${firstName} ${lastName}`, email: me.email })
        if (refused !== null) return refused
      }
      const notTaken = await changeMedia(on, me.userId, body)
      return notTaken ?? (await presentProfile(tx, me.userId, now)) ?? refuse('NOT_FOUND')
    })
  },
} satisfies Handlers<typeof seekerProfile, SeekerContext>

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
