import { countAnswersOfAll, countEver, countEverOfJobs } from '#server/capabilities/work/activity/store'
import { foldChanges } from '#server/capabilities/work/activity/fold'
import { medianWaitOfAll, medianWaits } from '#server/capabilities/work/activity/store.waits'
import type { Parts } from '#server/http/call/context'
import type { Db } from '#server/platform/database/port'

export interface Answers {
  /** Applications that had a first answer, and those closed for want of one. */
  readonly answered: number
  readonly silent: number
}
export interface Answering extends Answers {
  /** null before the first answer. Exact to three minutes within a day, to half an hour above. */
  readonly medianHours: number | null
}
/** How many applications these companies answered; one that was sent nothing is left out. */
export const answersOf = async (db: Db, employerIds: readonly string[]): Promise<Map<string, Answers>> =>
  new Map([...(await countEver(db, employerIds))].map(([id, { answers, silences }]) => [id, { answered: answers, silent: silences }]))
/** How these companies answered, over everything that was ever sent to them; one that was sent nothing is left out. */
export async function answeringOf(db: Db, employerIds: readonly string[]): Promise<Map<string, Answering>> {
  const [answers, medians] = await Promise.all([answersOf(db, employerIds), medianWaits(db, employerIds)])
  return new Map([...answers].map(([id, counted]) => [id, { ...counted, medianHours: medians.get(id) ?? null }]))
}
/** How all companies answered; folded counts alone, so up to a minute behind. */
export async function answeringOfAll(db: Db): Promise<Answering> {
  const [{ answers, silences }, medianHours] = await Promise.all([countAnswersOfAll(db), medianWaitOfAll(db)])
  return { answered: answers, silent: silences, medianHours }
}

/** How often these jobs of a company were looked at: once a person and day. */
export async function viewsOfJobs(db: Db, employerId: string, jobIds: readonly string[]): Promise<Map<string, number>> {
  const events = await countEverOfJobs(db, employerId, jobIds)
  return new Map([...events].map(([id, { views }]) => [id, views]))
}

/** Makes reading counts cheap again: call it every minute. Safe to repeat and to run twice at once; counts are right without it. */
export const foldActivity = ({ db }: Pick<Parts, 'db'>): Promise<void> => foldChanges(db)
