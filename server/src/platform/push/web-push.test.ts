import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/port'
import { keptKeys } from '#server/platform/push/keys'
import { type PushRig, webPushRig } from '#server/platform/push/push.rig'
import { migratedDatabase } from '#server/testkit/database/migrated'

let rig: PushRig
let database: Database
let close: () => Promise<void>
beforeAll(async () => {
  rig = await webPushRig()
  const migrated = await migratedDatabase()
  database = migrated.database
  close = migrated.close
})
afterAll(async () => {
  await rig.close()
  await close()
})

test('a message that still waits at the push service is replaced by its own repetition', async () => {
  const { token } = rig.device()
  await rig.push.send(token, { id: '0199b6f2-7e1c-7bbb-8a52-6f2d6d3d4a10', title: 'x', body: 'y', link: null })
  expect(rig.received.at(-1)?.headers['topic']).toBe('0199b6f27e1c7bbb8a526f2d6d3d4a10')
})

test('processes that start at once share one pair of keys', async () => {
  const pairs = await Promise.all([1, 2, 3].map(() => keptKeys(database.db)))
  expect(new Set(pairs.map(({ publicKey }) => publicKey)).size).toBe(1)
  expect(await keptKeys(database.db)).toEqual(pairs[0])
})

test('one device is one token, however its browser writes its subscription', () => {
  const { token } = rig.device()
  const read = JSON.parse(token) as { endpoint: string; keys: object }
  expect(rig.push.accept(JSON.stringify({ expirationTime: null, keys: read.keys, endpoint: read.endpoint }))).toEqual({ token })
})

test.each([
  'http://push.evenshift-tests.org/x',
  'https://push.evenshift-tests.org:8443/x',
  'https://me:secret@push.evenshift-tests.org/x',
  'https://localhost/x',
  'https://db.internal/x',
  'https://metadata/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://8.8.8.8/x',
  'https://[::1]/x',
  'https://push.evenshift-tests.org./x',
  'ftp://push.evenshift-tests.org/x',
  'not an address',
])('a subscription that leads to %s is refused', (endpoint) => {
  const read = JSON.parse(rig.device().token) as object
  expect(rig.push.accept(JSON.stringify({ ...read, endpoint }))).toEqual({
    fault: 'The push service must be an https address on the open internet',
  })
})

test('a subscription whose key is no point of the curve is refused', () => {
  const read = JSON.parse(rig.device().token) as { keys: object }
  const p256dh = Buffer.alloc(65, 4).toString('base64url')
  expect(rig.push.accept(JSON.stringify({ ...read, keys: { ...read.keys, p256dh } }))).toMatchObject({ fault: expect.any(String) })
})
