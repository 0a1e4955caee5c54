import { words } from '#web/ui/unsaved/words'
/** Whether leaving would lose what is written. 'kept': a draft of it stays on this device until the person signs out. */
export type Unsaved = boolean | 'kept'

/** What is being written in one form. */
export interface FormWork {
  readonly unsaved: Unsaved
  /** What would be lost, as the question says it: "Your changes to your bio". */
  readonly lost: string
  /** It is on its way to the server. */
  readonly busy: boolean
}
/** What is left: the page, the session with its drafts, or one form alone, such as by closing its sheet. */
export type Leaving = 'page' | 'session' | { readonly form: string }

interface Pending {
  readonly leaving: Leaving
  readonly go: () => void
  readonly isAsked: boolean
}
export interface Question {
  /** The form that shows it. */
  readonly form: string
  readonly lost: string
}

/** Said where several forms would lose something, and where one need not be named. */
export const CHANGES = words.yourChanges

const works = new Map<string, FormWork>()
const listeners = new Set<() => void>()
let pending: Pending | null = null
let question: Question | null = null

const isLost = (leaving: Leaving, form: string, { unsaved }: FormWork): boolean =>
  leaving === 'session' ? unsaved !== false : unsaved === true && (leaving === 'page' || leaving.form === form)
const lostBy = (leaving: Leaving) => [...works].filter(([form, work]) => isLost(leaving, form, work))

/** Whether another page would lose anything. */
export const wouldLose = (): boolean => lostBy('page').length > 0

/** The browser asks in its own words. Only while there is something to lose: a page that listens is not kept for going back to. */
const askBrowser = (event: BeforeUnloadEvent): void => event.preventDefault()

/** Goes once nothing is lost by it; a save under way is waited for, and one that fails stays where its fault is told. */
function settle(): void {
  if (wouldLose()) window.addEventListener('beforeunload', askBrowser)
  else window.removeEventListener('beforeunload', askBrowser)
  const lost = pending ? lostBy(pending.leaving) : []
  const [first] = lost
  const go = pending?.go
  if (!first || (!pending?.isAsked && lost.some(([, { busy }]) => !busy))) pending = null
  question = first && pending?.isAsked ? { form: first[0], lost: lost.length === 1 ? first[1].lost : CHANGES } : null
  for (const listener of listeners) listener()
  if (!first) go?.()
}

export function putWork(form: string, work: FormWork): void {
  works.set(form, work)
  settle()
}

export function dropWork(form: string): void {
  works.delete(form)
  settle()
}

/** Goes, where something would be lost only after asking. Whoever tries again while a save hangs is asked too. */
export function leave(leaving: Leaving, go: () => void): void {
  const isAsked = pending !== null || lostBy(leaving).some(([, { busy }]) => !busy)
  pending = { leaving, go, isAsked }
  settle()
}

/** The answers to the question. */
export function stay(): void {
  pending = null
  settle()
}

export function leaveAnyway(): void {
  if (!pending) return
  for (const [form] of lostBy(pending.leaving)) works.delete(form)
  settle()
}

export const questionNow = (): Question | null => question

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
