import type { ApplicationInput } from '@evenshift/contract/model/application/application'
import { keepSignUp, keptSignUp } from '#web/shared/session/sign-up-draft'

/** What is asked of whoever applies without an account, but for the password, which is kept nowhere. */
export interface ApplyValues {
  /** Ids. */
  shifts: string[]
  name: string
  email: string
  /** YYYY-MM-DD. */
  /** As typed, "2006-6-9". */
  dateOfBirth: string
  city: string
  /** Skills and interests of the job, by name. */
  fitting: string[]
  line: string
  /** Of the employer's questions, by their ids. */
  answers: Record<string, string>
}

export interface ApplyDraft {
  readonly jobId: string
  readonly values: ApplyValues
  /** Which of the names are skills: the others are interests. */
  readonly skills: readonly string[]
  /** Those answers that can be sent. */
  readonly answers: NonNullable<ApplicationInput['answers']>
  /** typed; asked: to be sent once the email is confirmed; making: a profile is made of it, so that the one found is its own. */
  readonly stage: 'typed' | 'asked' | 'making'
  /** By which the application is sent once, however often it is tried. */
  readonly key: string
}

export const keepApplying = (draft: ApplyDraft): void => keepSignUp('application', JSON.stringify(draft))

/** What this tab keeps of an application without an account, to whichever job; null where it keeps none. */
export function keptApplying(): ApplyDraft | null {
  const kept = keptSignUp('application')
  if (kept === null) return null
  const draft = JSON.parse(kept) as ApplyDraft // nobody else writes it
  // One of before knows no answers.
  return { ...draft, values: { ...draft.values, answers: draft.values.answers ?? {} }, answers: draft.answers ?? [] }
}

/** The same of one job. */
export function keptFor(jobId: string): ApplyDraft | null {
  const kept = keptApplying()
  return kept?.jobId === jobId ? kept : null
}

/** Whoever signs in by themselves isn't who was to be made: nothing is sent for them. */
export function stopAsking(): void {
  const kept = keptApplying()
  if (kept !== null) keepApplying({ ...kept, stage: 'typed' })
}
