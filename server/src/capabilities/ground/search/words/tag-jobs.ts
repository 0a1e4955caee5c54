import type { ListedTag } from '#server/capabilities/ground/search/words/tags'
import { readTagCounts, writeTagCounts } from '#server/capabilities/ground/search/words/store.tags'
import type { Db } from '#server/platform/database/port'

/** How many open jobs have each of these, as counted within the last minute; counted now where they never were. */
export async function tagJobs(db: Db, tags: readonly ListedTag[], today: string): Promise<readonly number[]> {
  const read = await readTagCounts(db, tags)
  if (read !== null) return read
  await writeTagCounts(db, today)
  return (await readTagCounts(db, tags)) ?? []
}
