import { createContext, use, useSyncExternalStore } from 'react'
import { identity } from '#web/shared/session/identity'
import { Session, type SessionState } from '#web/shared/session/session'
import { sideOf } from '#web/shared/session/return-address'
import { forgetSignUp } from '#web/shared/session/sign-up-draft'
import { hintedTypes, isSignInType, rememberType, rememberedType } from '#web/shared/session/sign-in-type'
import { dropAllRecordings } from '#web/shared/uploads/kept-recordings'
import { clearLocal, readLocal, removeLocal, writeLocal } from '#web/shared/local-store'

/** What a browser keeps of who was signed in; the next person at it sees none of it. */
const ofPerson = [
  'session',
  'employerId',
  'tabs',
  'applicationDrafts',
  'messageDrafts',
  'interviewDrafts',
  'unsavedPost',
  'pushRenewed',
] as const

/** The one session of this tab. */
export const session = new Session({
  renew: (type) => identity[type].renewToken(),
  signOut: (type) => identity[type].signOut(),
  remembered: rememberedType,
  remember: rememberType,
  hinted: () => hintedTypes(document.cookie, sideOf(location.pathname)),
  wasSignedIn: () => readLocal('session') !== null,
  markSignedIn: () => writeLocal('session', 'open'),
  leaving: () => {
    const kept = readLocal('leaving')
    return isSignInType(kept) ? kept : null
  },
  markLeaving: (type) => writeLocal('leaving', type),
  markLeft: () => removeLocal('leaving'),
  forgetPerson: () => {
    for (const key of ofPerson) removeLocal(key)
    forgetSignUp()
    dropAllRecordings()
  },
  forget: () => {
    clearLocal()
    forgetSignUp()
    dropAllRecordings()
  },
  now: Date.now,
})

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.state)

/** Signs this browser out; inside of `LeaveGuard` only after asking, where something would be lost. */
export const SignOutContext = createContext((): void => void session.leave())
export const useSignOut = (): (() => void) => use(SignOutContext)
