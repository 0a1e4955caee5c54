import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { office } from '#server/testkit/app/office'
import { lettersTo } from '#server/testkit/app/mails'
import { type Member, newEmployer } from '#server/testkit/people/people'
import { buy } from '#server/testkit/people/subscribers'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const ask = ({ token }: Member) =>
  t.employer('askCharityPlan', { body: { kind: 'charity', number: '1122334', note: 'We run a food bank.' } }, token)
const membership = async ({ token }: Member) => (await t.employer('membership', {}, token)).body

describe('the free plan of charities and schools', () => {
  it('is asked for by an owner, decided by a person and told', async () => {
    const owner = await newEmployer(t, 'Leeds Food Bank')
    expect((await membership(owner)).charitySchool).toBe('none')
    expect((await ask(owner)).status).toBe(204)
    expect(await membership(owner)).toMatchObject({ charitySchool: 'asked', package: 'starter' })
    expect((await office(t, 'list')).text).toContain(`${owner.employerId}  free plan  charity 1122334`)
    expect(await office(t, 'grant-free-plan', owner.employerId)).toEqual({ ok: true, text: `${owner.employerId}: granted` })
    expect(await membership(owner)).toMatchObject({
      charitySchool: 'granted',
      package: 'charity_school',
      price: null,
      limits: { liveJobs: 5 },
    })
    expect((await lettersTo(t, owner.email)).at(-1)?.subject).toBe('Leeds Food Bank has the free plan')
    expect((await office(t, 'list')).text).not.toContain('free plan')
  })

  it('is declined with a reason that the owner reads, and can be asked for again', async () => {
    const owner = await newEmployer(t)
    await ask(owner)
    expect((await office(t, 'decline-free-plan', owner.employerId)).ok).toBe(false)
    const reason = 'The register doesn’t know this number.'
    expect(await office(t, 'decline-free-plan', owner.employerId, '--reason', reason)).toMatchObject({ ok: true })
    expect((await membership(owner)).charitySchool).toBe('declined')
    expect((await lettersTo(t, owner.email)).at(-1)?.paragraphs).toContain(reason)
    expect((await ask(owner)).status).toBe(204)
    expect((await membership(owner)).charitySchool).toBe('asked')
  })

  it('isn’t asked for twice, nor where it is had, nor decided where no one asked', async () => {
    const owner = await newEmployer(t)
    expect((await office(t, 'grant-free-plan', owner.employerId)).text).toBe('This company has no request that waits.')
    const both = await Promise.all([ask(owner), ask(owner)])
    expect(both.map(({ status }) => status)).toContain(204)
    expect(both.map(({ status }) => status)).toContain(409)
    await office(t, 'grant-free-plan', owner.employerId)
    expect((await ask(owner)).error).toMatchObject({ code: 'INVALID_TRANSITION', message: 'You already have the free plan.' })
  })

  it('gives way to a larger plan while that is paid for', async () => {
    const owner = await newEmployer(t)
    await ask(owner)
    await office(t, 'grant-free-plan', owner.employerId)
    await buy(t, owner, 'plus')
    expect((await membership(owner)).package).toBe('plus')
  })
})
