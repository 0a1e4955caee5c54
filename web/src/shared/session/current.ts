import { useSyncExternalStore } from 'react'
import { identity } from '#web/shared/session/identity'
import { Session, type SessionState } from '#web/shared/session/session'
import { rememberType, rememberedType } from '#web/shared/session/sign-in-type'
import { dropAllRecordings } from '#web/shared/uploads/kept-recordings'
import { clearLocal, readLocal, removeLocal, writeLocal } from '#web/shared/local-store'

/** The one session of this tab. */
export const session = new Session({
  renew: (type) => identity[type].renewToken(),
  signOut: (type) => identity[type].signOut(),
  remembered: rememberedType,
  remember: rememberType,
  wasSignedIn: () => readLocal('session') !== null,
  markSignedIn: () => writeLocal('session', 'open'),
  forgetPerson: () => {
    for (const key of ['session', 'employerId', 'tabs', 'applicationDrafts'] as const) removeLocal(key)
    dropAllRecordings()
  },
  forget: () => {
    clearLocal()
    dropAllRecordings()
  },
  now: Date.now,
})

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.state)
