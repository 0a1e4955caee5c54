import type { ListedTag } from '#server/capabilities/ground/search/words/tags'
import { readTagCounts, writeTagCounts } from '#server/capabilities/ground/search/words/store.tags'
import type { Db } from '#server/platform/database/port'

/** How many open jobs have each of these, as counted within the last minute; counted now where they never were. */
export async function tagJobs(db: Db, tags: readonly ListedTag[]): Promise<readonly number[]> {
  const read = await readTagCounts(db, tags)
  if (read !== null) return read
  await writeTagCounts(db)
  return (await readTagCounts(db, tags)) ?? []
}
