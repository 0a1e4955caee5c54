import { sql } from 'drizzle-orm'
import { jobSearch as job, searchWords } from '#server/capabilities/ground/search/tables'
import { nearest, wordsOf } from '#server/capabilities/ground/search/words/words'
import { texts } from '#server/capabilities/ground/search/ranking/ranking'
import type { Db } from '#server/platform/database/port'

/** A word that finds this many jobs is spelt as it was meant. */
export const FEW = 5
/** What the database thinks near is looked at more closely. */
const WORDS_TRIED = 24

/** A word of a search, and the words of the index that it may mean. */
export interface NearWords {
  readonly word: string
  readonly near: readonly string[]
}

/** Words are only ever added. Sorted as they come, so that two transactions do not wait for each other. */
export async function writeWords(tx: Db, words: readonly string[]): Promise<void> {
  if (words.length === 0) return
  await tx
    .insert(searchWords)
    .values(words.map((word) => ({ word })))
    .onConflictDoNothing()
}

/** What the words of a search that find few jobs or none may mean. */
export async function nearWords(db: Db, q: string): Promise<NearWords[]> {
  const words = wordsOf(q)
  if (words.length === 0) return []
  const few = sql`(select count(*) from (select 1 from ${job} where ${job.words} @@ plainto_tsquery('evenshift', asked.word) limit ${FEW}::int) as few) < ${FEW}::int`
  const rows = await db.select({ word: sql<string>`near.asked`, near: sql<string>`near.word` }).from(
    sql`(select asked.word as asked, near.word from unnest(${texts(words)}) as asked(word)
        cross join lateral (select ${searchWords.word} as word from ${searchWords} order by ${searchWords.word} <-> asked.word limit ${WORDS_TRIED}::int) as near where ${few}) as near`,
  )
  return words.flatMap((word) => {
    const near = nearest(
      word,
      rows.filter((row) => row.word === word).map((row) => row.near),
    )
    return near.length === 0 ? [] : [{ word, near }]
  })
}
