import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { saveCounts, savedAmong } from '#server/capabilities/parties/marks/saved/saved'
import { listSaved, removeSaved, saveOnce, savedCount } from '#server/capabilities/parties/marks/saved/store'
import type { Database } from '#server/platform/database/port'
import { migratedDatabase } from '#server/testkit/database/migrated'

const NOW = new Date('2026-11-21T09:00:00Z')
let database: Database
let close: () => Promise<void>

beforeAll(async () => {
  ;({ database, close } = await migratedDatabase())
})
afterAll(() => close())

it('saving twice, and ten times at once, gives the same id and one row', async () => {
  const [seeker, job] = [uuidv7(), uuidv7()]
  const saves = await Promise.all(Array.from({ length: 10 }, () => saveOnce(database.db, seeker, job, NOW)))
  expect(new Set([...saves, await saveOnce(database.db, seeker, job, NOW)]).size).toBe(1)
  expect(await savedCount(database.db, seeker)).toBe(1)
})

it('a saved job belongs to its seeker alone', async () => {
  const [seeker, another, job] = [uuidv7(), uuidv7(), uuidv7()]
  const id = await saveOnce(database.db, seeker, job, NOW)
  expect(await savedAmong(database.db, another, [job])).toEqual(new Map())
  expect(await removeSaved(database.db, another, id)).toBe(false)
  expect(await savedAmong(database.db, seeker, [job])).toEqual(new Map([[job, id]]))
  expect([await removeSaved(database.db, seeker, id), await removeSaved(database.db, seeker, id)]).toEqual([true, false])
})

it('the newest saved comes first, and each job tells how many saved it', async () => {
  const [seeker, another, older, newer, unsaved] = [uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7()]
  await saveOnce(database.db, seeker, older, NOW)
  await saveOnce(database.db, seeker, newer, new Date(NOW.getTime() + 1))
  await saveOnce(database.db, another, older, NOW)
  const { rows, total } = await listSaved(database.db, seeker, { page: 1, limit: 10 })
  expect([rows.map(({ jobId }) => jobId), total]).toEqual([[newer, older], 2])
  expect(await saveCounts(database.db, [older, newer, unsaved])).toEqual(
    new Map([
      [older, 2],
      [newer, 1],
    ]),
  )
})
