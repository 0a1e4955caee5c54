import type { Job } from '@evenshift/contract/model/job/job'
import { draftsIn } from '#web/shared/drafts'

/** What somebody writes to an employer. */
export interface Written {
  readonly coverNote: string
  readonly answers: Readonly<Record<string, string>>
}
const NOTE = 'coverNote'
const drafts = draftsIn('applicationDrafts')

/** What was written for this job and not sent; answers to questions that it no longer asks are left out. Null where there is nothing. */
export function keptApplication({ _id, screeningQuestions }: Pick<Job, '_id' | 'screeningQuestions'>): Written | null {
  const { [NOTE]: coverNote = '', ...texts } = drafts.of(_id)
  const answers = Object.fromEntries(Object.entries(texts).filter(([id]) => screeningQuestions.some((question) => question._id === id)))
  return coverNote === '' && Object.keys(answers).length === 0 ? null : { coverNote, answers }
}

export function keepApplication(jobId: string, { coverNote, answers }: Written): void {
  const texts = Object.entries({ ...answers, [NOTE]: coverNote }).filter(([, text]) => text.trim() !== '')
  drafts.put(jobId, Object.fromEntries(texts))
}

export const forgetApplication = (jobId: string): void => drafts.put(jobId, {})
