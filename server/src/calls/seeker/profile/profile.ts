import type { seekerProfile } from '@evenshift/contract/seeker/profile/profile'
import {
  backgroundOf,
  changeMedia,
  checkPatch,
  findSeeker,
  findWholeSeeker,
  hasHistory,
  insertSeeker,
  newSeeker,
  noteSeen,
  presentProfile,
  profileFiles,
  updateSeeker,
} from '#server/capabilities/parties/profiles/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { approvalOf } from '#server/capabilities/ground/approval/public'
import { admitSeeker, seekerChanged } from '#server/capabilities/parties/verification/public'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { isRefusal, refuse } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'
import type { Db } from '#server/platform/database/port'

/** Null where there is none. */
export async function profileOf(db: Db, userId: string, now: Date) {
  const whole = await findWholeSeeker(db, userId)
  const approval = whole === null ? null : await approvalOf(db, userId)
  if (whole === null || approval === null) return null
  return presentProfile(whole, approval, await hasHistory(db, userId), await profileFiles(db, userId, now), await backgroundOf(db, userId))
}

export const profileCalls = {
  profileDetails: async (_input, { db, clock, me }) => {
    // Every start of the app asks for this.
    await noteSeen(db, me.userId, clock.now())
    const profile = await profileOf(db, me.userId, clock.now())
    return profile === null ? { isUser: false, userProfile: [] } : { isUser: true, userProfile: [profile] }
  },

  changeProfile: async ({ body }, { db, queue, clock, me }) => {
    const now = clock.now()
    const existing = await findSeeker(db, me.userId)
    const change = checkPatch(body, existing, londonDate(now))
    if (isRefusal(change)) return change
    return transact(db, async (tx) => {
      const unit = { tx, queue, now }
      if (existing === null) {
        const seeker = newSeeker(me.userId, me.email, change, now)
        if (!(await insertSeeker(tx, seeker))) return refuse('ALREADY_EXISTS')
        await admitSeeker(unit, seeker)
      } else {
        const changed = await updateSeeker(tx, me.userId, { ...change, email: me.email, updatedAt: now })
        const refused = await seekerChanged(unit, existing, changed)
        if (refused !== null) return refused
      }
      const notTaken = await changeMedia(unit, me.userId, body)
      return notTaken ?? (await profileOf(tx, me.userId, now)) ?? refuse('NOT_FOUND')
    })
  },
} satisfies Handlers<typeof seekerProfile, SeekerContext>
