import { wire } from 'virtual:wire/staff-identity'
import type { StaffIdentityCalls } from '@evenshift/contract/identity/service'
import { sessionHint } from '@evenshift/contract/constants'
import { useSyncExternalStore } from 'react'
import { type Client, createClient } from '#web/api/client'
import { send } from '#web/api/send'
import { authorised } from '#web/shared/session/authorised'
import { Session, type SessionState } from '#web/shared/session/session'
import { readLocal, removeLocal, writeLocal } from '#web/shared/local-store'

/** The staff's own identity calls; the staff's cookie goes with them. */
export const staffIdentity: Client<StaffIdentityCalls> = createClient<StaffIdentityCalls>(wire, send)

const isHinted = (): boolean => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${sessionHint('staff')}=`))
const nothing = () => undefined

/** The staff's session of this tab: apart from the market's, so that neither's token, side or end is the other's. It keeps nothing of its person. */
export const staffSession = new Session<'staff'>({
  renew: () => staffIdentity.renewToken(),
  signOut: () => staffIdentity.signOut(),
  remembered: () => null,
  remember: nothing,
  hinted: () => (isHinted() ? ['staff'] : []),
  wasSignedIn: () => false,
  markSignedIn: nothing,
  leaving: () => (readLocal('staffLeaving') === null ? null : 'staff'),
  markLeaving: () => writeLocal('staffLeaving', 'yes'),
  markLeft: () => removeLocal('staffLeaving'),
  forgetPerson: nothing,
  forget: nothing,
  now: Date.now,
})

export const useStaffSession = (): SessionState<'staff'> => useSyncExternalStore(staffSession.subscribe, staffSession.state)

/** Sends as whoever of the staff is signed in. */
export const asStaff = authorised(staffSession, send)

/** The identity calls of whoever of the staff is signed in. */
export const ownStaffIdentity: Client<StaffIdentityCalls> = createClient<StaffIdentityCalls>(wire, asStaff)
