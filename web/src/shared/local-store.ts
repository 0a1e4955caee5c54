/** The few things a browser keeps between visits; all of them go when a session has run out. */
export type LocalKey =
  | 'signInType'
  | 'employerId'
  | 'theme'
  | 'tabs'
  | 'session'
  | 'leaving'
  | 'staffLeaving'
  | 'singleKeysOff'
  | 'interviewDrafts'
  | 'applicationDrafts'
  | 'messageDrafts'
  | 'readyTicks'
  | 'unsavedPost'
  | 'limitsPutOff'
  | 'invitation'
  | 'pushRenewed'
  | 'pushAsked'
  | 'playingSpeed'

/** Reads, null where nothing is kept. A browser that keeps nothing (private mode) behaves as on a first visit. */
export function readLocal(key: LocalKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeLocal(key: LocalKey, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is full or forbidden: the choice holds until the page is closed.
  }
}

/** Takes one of them away. */
export function removeLocal(key: LocalKey): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept, so nothing is left.
  }
}

export function clearLocal(): void {
  try {
    localStorage.clear()
  } catch {
    // Nothing was kept, so nothing is left.
  }
}
