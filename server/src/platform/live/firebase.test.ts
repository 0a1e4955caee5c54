import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#server/platform/database/port'
import { firebaseRig } from '#server/platform/live/live.rig'
import { type Live, publish } from '#server/platform/live/port'
import type { Answering } from '#server/testkit/app/http-double'
import { migratedDatabase } from '#server/testkit/database/migrated'

const HOUR = 60 * 60_000
const job = (personId: string) => ({ personId, event: 'job', data: { _id: uuidv7(), status: 'live' } }) as const

let database: Database
let closeDatabase: () => Promise<void>
let rig: Awaited<ReturnType<typeof firebaseRig>>
let live: Live
let ending: AbortController
let ann: string
beforeAll(async () => {
  const migrated = await migratedDatabase()
  database = migrated.database
  closeDatabase = migrated.close
})
afterAll(() => closeDatabase())
beforeEach(async () => {
  ending = new AbortController()
  ann = uuidv7()
  rig = await firebaseRig({ keepAliveMs: 20, silentMs: 200 })
  live = await rig.open(database)
  await rig.firebase.streams(1)
})
afterEach(async () => {
  ending.abort()
  await live.close()
  await rig.close()
})

/** Follows somebody; the answer is what is published next. */
async function following(personId: string, on = live) {
  const news = on.follow(personId, null, ending.signal)[Symbol.asyncIterator]()
  await news.next()
  return async () => {
    for (;;) {
      const { value, done } = await news.next()
      if (done) throw new Error('the feed ended')
      if (value.happenings.length > 0) return value.happenings.length
    }
  }
}
const told = () => publish(database.db, [job(ann)])

test('Firebase learns a key that names nobody, and a time; nothing of what happened', async () => {
  const next = await following(ann)
  await told()
  await next()
  const wakes = rig.firebase.at('wakes') as Record<string, number>
  expect(Object.keys(wakes)).toEqual([expect.stringMatching(/^[\w-]{22}$/)])
  expect(Math.abs((Object.values(wakes)[0] ?? 0) - Date.now())).toBeLessThan(60_000)
  const written = JSON.stringify(rig.firebase.requests)
  for (const word of [ann, ann.replaceAll('-', ''), 'live', 'job']) expect(written).not.toContain(word)
  expect(rig.google.scopes[0]).toBe('https://www.googleapis.com/auth/firebase.database https://www.googleapis.com/auth/userinfo.email')
})

test('what is older than an hour is removed, and nothing else', async () => {
  const next = await following(ann)
  await told()
  await next()
  const [key = ''] = Object.keys(rig.firebase.at('wakes') as object)
  rig.firebase.set('wakes/old', Date.now() - HOUR - 1000)
  rig.firebase.end('nothing')
  await rig.firebase.streams(0)
  await rig.firebase.streams(1)
  // What a stream begins with is heard before what comes after it.
  await told()
  await next()
  await live.forgetOld()
  expect(Object.keys(rig.firebase.at('wakes') as object)).toEqual([key])
})

describe('a stream', () => {
  test.each(['auth_revoked', 'cancel', 'nothing'] as const)(
    'that ends with %s is opened again, and what was missed is heard',
    async (event) => {
      const next = await following(ann)
      await told()
      await next()
      const [key = ''] = Object.keys(rig.firebase.at('wakes') as object)
      rig.firebase.end(event)
      rig.firebase.set(`wakes/${key}`, Date.now() + 1)
      await database.sql.query('insert into live_events (id, person_id, event) values ($1, $2, $3)', [uuidv7(), ann, 'unread'])
      expect(await next()).toBe(1)
      // A token that is said to have ended is not shown again; another is.
      expect(rig.google.scopes.length).toBe(event === 'auth_revoked' ? 2 : 1)
    },
  )

  test('whose machine says nothing any more is opened again; a sign of life keeps it open', async () => {
    const alive = await firebaseRig({ keepAliveMs: 20, silentMs: 200 })
    const mute = await firebaseRig({ keepAliveMs: HOUR, silentMs: 200 })
    const [one, other] = [await alive.open(database), await mute.open(database)]
    await Promise.all([alive.firebase.streams(1), mute.firebase.streams(1)])
    await mute.firebase.streams(0)
    await mute.firebase.streams(1)
    expect(alive.firebase.streamCount()).toBe(1)
    for (const feed of [one, other]) await feed.close()
    for (const each of [alive, mute]) await each.close()
  })

  test('is led on to the machine that has the data, with its access; elsewhere it does not go', async () => {
    const machine = await firebaseRig()
    rig.firebase.state.redirectTo = machine.firebase.service.url
    const seen: (string | undefined)[] = []
    machine.google.isGood = (authorization) => {
      seen.push(authorization)
      return true
    }
    rig.firebase.end('nothing')
    await machine.firebase.streams(1)
    const next = await following(ann)
    await told()
    await next()
    expect(machine.firebase.requests).toHaveLength(1)
    expect(new Set(seen)).toEqual(new Set(['Bearer open sesame 1']))

    // The same machine by a name of another domain.
    rig.firebase.state.redirectTo = machine.firebase.service.url.replace('127.0.0.1', 'localhost')
    const before = [rig.firebase.state.redirected, seen.length] as const
    machine.firebase.end('nothing')
    await rig.firebase.until(() => rig.firebase.state.redirected >= before[0] + 3)
    expect(seen).toHaveLength(before[1])
    await machine.close()
  })
})

test('a token that is refused is replaced', async () => {
  const next = await following(ann)
  rig.google.revoke()
  await told()
  await next()
  expect(rig.google.scopes).toHaveLength(2)
})

describe('while Firebase', () => {
  const answers = async (answering: Answering) => void (rig.firebase.service.answering = answering)
  const accessAnswers = async (answering: Answering) => {
    rig.google.service.answering = answering
    rig.google.revoke()
  }
  test.each([
    ['refuses', () => rig.firebase.service.away(), () => rig.firebase.service.back()],
    ['is silent', () => answers('silence'), () => answers('well')],
    ['is slow', () => answers({ afterMs: 1_000 }), () => answers('well')],
    ['fails', () => answers({ status: 500 }), () => answers('well')],
    ['gives no access', () => accessAnswers({ status: 500 }), () => accessAnswers('well')],
  ])('%s, everything is told after a while; once it is back, at once', async (_what, away, back) => {
    await away()
    rig.firebase.end('nothing')
    const slowly = await rig.open(database, 50)
    const [next, atOnce] = [await following(ann, slowly), await following(ann)]
    await told()
    expect(await next()).toBe(1)
    await live.forgetOld()
    await back()
    expect(await atOnce()).toBe(1)
    await told()
    expect(await atOnce()).toBe(1)
    await slowly.close()
  })
})
