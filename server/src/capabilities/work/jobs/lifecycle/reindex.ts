import { and, asc, eq, gt } from 'drizzle-orm'
import { jobs } from '#server/capabilities/work/jobs/tables'
import { lockJob } from '#server/capabilities/work/jobs/store'
import type { Hiring } from '#server/capabilities/work/jobs/lifecycle/hiring'
import { makeFindable } from '#server/capabilities/work/jobs/lifecycle/moves'
import { forgetPrepared, indexedAfter, madeBefore, runSearchClock, unindexJob } from '#server/capabilities/ground/search/public'
import type { Db } from '#server/platform/database/port'

const BATCH = 500
/** Rows that one strike of the clock makes anew. */
const OUTDATED_MOST = 2_000

/** One page of ids after another, in order, until there are no more. */
async function forEach(page: (after: string | null) => Promise<readonly string[]>, work: (id: string) => Promise<void>): Promise<number> {
  let done = 0
  for (let ids = await page(null); ids.length > 0; ids = await page(ids.at(-1) ?? null)) {
    for (const id of ids) await work(id)
    done += ids.length
  }
  return done
}

/** Brings what is found of one job up to date. */
const reindexJob = (db: Db, now: Date, hiring: Hiring, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockJob(tx, null, id)
    await (row?.status === 'live' ? makeFindable({ tx, now, hiring }, row) : unindexJob(tx, id))
  })

/**
 * Makes some of the rows anew that a version of before made otherwise, so that an upgrade needs no command, or whose shifts were filled or came
 * free. Safe to run twice.
 */
export async function reindexOutdated({ db }: { readonly db: Db }, now: Date, hiring: Hiring): Promise<void> {
  for (const id of await madeBefore(db, OUTDATED_MOST)) await reindexJob(db, now, hiring, id)
}

/**
 * Rebuilds everything that search derives from jobs, one job a transaction, so that people search and publish meanwhile: for a filter that
 * jobs of before have not been asked about. @returns how many jobs are found now
 */
export async function reindexJobs(db: Db, now: Date, hiring: Hiring): Promise<number> {
  const live = async (after: string | null): Promise<string[]> => {
    const which = and(eq(jobs.status, 'live'), after === null ? undefined : gt(jobs.id, after))
    return (await db.select({ id: jobs.id }).from(jobs).where(which).orderBy(asc(jobs.id)).limit(BATCH)).map(({ id }) => id)
  }
  const bring = (id: string): Promise<void> => reindexJob(db, now, hiring, id)
  const found = await forEach(live, bring)
  await forEach(
    (after) => indexedAfter(db, after, BATCH),
    async (id) => {
      const [row] = await db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, id))
      if (row?.status !== 'live') await bring(id)
    },
  )
  await forgetPrepared(db)
  await runSearchClock({ db }, now)
  return found
}
