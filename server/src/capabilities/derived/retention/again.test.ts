import { afterAll, beforeAll, expect, it } from 'vitest'
import { eraseAgain } from '#server/capabilities/derived/retention/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { lettersTo } from '#server/testkit/app/mails'
import { newMember } from '#server/testkit/people/callers'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { PASSWORD, type Person, newSeeker } from '#server/testkit/people/people'

/* What a start does with people whom an older copy of the database brought back: here they never went, which is the same to it. */

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const isIn = async (side: 'seeker' | 'employer', { token }: Person) => {
  const { status } = await (side === 'seeker' ? t.seeker('profileDetails', {}, token) : t.employer('employerInfo', {}, token))
  return status === 200
}

it('erases them again without another receipt, once, and leaves everyone else', async () => {
  const [gone, other] = [await newSeeker(t), await newSeeker(t)]
  await t.parts.tombstones.add([{ kind: 'seeker', id: gone.userId }])
  expect(await eraseAgain(t.parts)).toBe(1)
  expect([await isIn('seeker', gone), await isIn('seeker', other)]).toEqual([false, true])
  expect((await t.database.sql.query('select 1 from seekers where id = $1', [gone.userId])).rows).toEqual([])
  expect(await lettersTo(t, gone.email)).toEqual([])
  expect(await eraseAgain(t.parts)).toBe(0)
})

it('takes a company with those who went with it; whoever had left it before keeps their account', async () => {
  const owner = await newHiringEmployer(t)
  const [manager, leaver] = [await newMember(t, owner.employerId, 'manager'), await newMember(t, owner.employerId, 'reviewer')]
  const jobId = await publishJob(t, owner)
  const seeker = await newSeeker(t)
  await t.parts.tombstones.add([
    { kind: 'company', id: owner.employerId },
    { kind: 'member', id: owner.userId },
    { kind: 'member', id: manager.userId },
  ])
  expect(await eraseAgain(t.parts)).toBe(1)
  expect([await isIn('employer', owner), await isIn('employer', manager), await isIn('employer', leaver)]).toEqual([false, false, true])
  expect((await t.employer('employerInfo', {}, leaver.token)).body.status).toBe(null)
  expect((await t.seeker('openJob', { params: { id: jobId } }, seeker.token)).status).toBe(404)
  expect(await eraseAgain(t.parts)).toBe(0)
})

it('takes a member alone, also one who owned the company when the copy was made', async () => {
  const owner = await newHiringEmployer(t)
  const second = await newMember(t, owner.employerId, 'manager')
  await t.database.sql.query("update members set role = 'owner' where user_id = $1", [second.userId])
  await t.parts.tombstones.add([{ kind: 'member', id: second.userId }])
  expect(await eraseAgain(t.parts)).toBe(1)
  expect([await isIn('employer', second), await isIn('employer', owner)]).toEqual([false, true])
  expect((await t.employer('employerInfo', {}, owner.token)).body.team).toHaveLength(1)
})

it('knows of everyone who erases themselves', async () => {
  const [seeker, owner] = [await newSeeker(t), await newHiringEmployer(t)]
  const body = { password: PASSWORD }
  expect((await t.seeker('eraseAccount', { body }, seeker.token)).status).toBe(204)
  expect((await t.employer('eraseEmployerAccount', { body }, owner.token)).status).toBe(204)
  expect(await t.parts.tombstones.all()).toEqual(
    expect.arrayContaining([
      { kind: 'seeker', id: seeker.userId },
      { kind: 'company', id: owner.employerId },
      { kind: 'member', id: owner.userId },
    ]),
  )
})
