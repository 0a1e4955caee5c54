import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { COPIED_SIGNS_LEAST, type Risk, contactRisks, payRisks, wordingRisks } from '#server/capabilities/work/jobs/rules/risk'
import { type JobRow, jobs } from '#server/capabilities/work/jobs/tables'
import { advertHits, advertOf } from '#server/capabilities/work/jobs/publishing/adverts'
import { advertTexts } from '#server/capabilities/work/jobs/rules/advert'
import { minimumWageOn } from '#server/capabilities/ground/reference/public'
import type { Db } from '#server/platform/database/port'

type Read = Pick<JobRow, 'employerId' | 'title' | 'terms'>

/** Whether another company has published this very description. */
async function isCopied(tx: Db, { employerId, terms: { description } }: Read): Promise<boolean> {
  if (description.length < COPIED_SIGNS_LEAST) return false
  const [row] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(sql`md5(${jobs.terms} ->> 'description') = md5(${description})`, ne(jobs.employerId, employerId), isNotNull(jobs.publishedAt)),
    )
    .limit(1)
  return row !== undefined
}

/** Everything that staff should review before the job goes live. `today` is the date in London. */
export async function risksOf(tx: Db, job: Read, today: string): Promise<Risk[]> {
  const wording = advertOf(job)
  const { advert, questions } = advertTexts(wording)
  const risks = [
    ...wordingRisks(advertHits(wording)),
    ...contactRisks({ ...advert, ...questions }),
    ...payRisks(job.terms, minimumWageOn(today)['21']),
  ]
  return (await isCopied(tx, job)) ? [...risks, { signal: 'copied_text', path: 'description', words: '' }] : risks
}

/** The words of a job that a rule found, each once; none where there is no such job. */
export async function flaggedWords(db: Db, id: string, today: string): Promise<string[]> {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id))
  const risks = job === undefined ? [] : await risksOf(db, job, today)
  return [...new Set(risks.map(({ words }) => words).filter((words) => words !== ''))]
}
