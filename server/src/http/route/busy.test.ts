import { EventEmitter, once } from 'node:events'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { type Person, newSeeker } from '#server/testkit/people/people'

let t: TestApp
let seeker: Person
beforeAll(async () => {
  t = await testApp()
  seeker = await newSeeker(t)
})
afterAll(() => t.close())

// The embedded database has no second process that could keep a table.
test.runIf(process.env['TEST_DATABASE_URL']).each(['seekers', 'auth_jobseeker.session', 'interests_of_nobody'])(
  'calls that need a table which someone else keeps are told to come back, each within five seconds, and are served afterwards: %s',
  async (table) => {
    const steps = new EventEmitter()
    await t.database.sql.query('create table if not exists interests_of_nobody ()')
    const mayEnd = once(steps, 'end')
    const isLocked = once(steps, 'locked')
    const keeping = t.parts.db.transaction(async (tx) => {
      await tx.execute(sql.raw(`lock table ${table} in access exclusive mode`))
      steps.emit('locked')
      await mayEnd
    })
    await isLocked
    const ask = () =>
      Promise.race([t.seeker('profileDetails', {}, seeker.token), new Promise<null>((late) => setTimeout(late, 5_000, null).unref())])
    const answers = await Promise.all(Array.from({ length: 18 }, ask))
    steps.emit('end')
    await keeping
    const isKept = table !== 'interests_of_nobody'
    for (const answer of answers)
      expect([answer?.status, Number(answer?.headers['retry-after']) > 0]).toEqual(isKept ? [503, true] : [200, false])
    expect((await ask())?.status).toBe(200)
  },
)
