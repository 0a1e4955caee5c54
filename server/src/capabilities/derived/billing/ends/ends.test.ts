import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endPlans } from '#server/capabilities/derived/billing/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { office } from '#server/testkit/app/office'
import { DAY, MINUTE } from '#server/testkit/app/clock'
import { lettersTo } from '#server/testkit/app/mails'
import { tableDigests } from '#server/testkit/app/rows'
import { jobTerms, publishJob } from '#server/testkit/people/jobs'
import { type Member, newEmployer, signIn } from '#server/testkit/people/people'
import { buy } from '#server/testkit/people/subscribers'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Publishes jobs a minute apart, which stay open for long. @returns their ids, oldest first */
async function publishJobs(owner: Member, titles: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for (const title of titles) {
    t.clock.pass(MINUTE)
    ids.push(await publishJob(t, owner, { title, closingDate: '2027-02-15', startDate: '2027-03-01' }))
  }
  return ids
}
const ongoing = async ({ token }: Pick<Member, 'token'>) =>
  Object.fromEntries(
    (await t.employer('ongoingJobs', { query: { limit: 50 } }, token)).body.data.map(({ title, status }): [string, string] => [
      title,
      status,
    ]),
  )
/** The clock strikes in two processes at once, and once more. */
async function strike(): Promise<void> {
  await Promise.all([endPlans(t.parts, t.clock.now()), endPlans(t.parts, t.clock.now())])
  const before = await tableDigests(t)
  await endPlans(t.parts, t.clock.now())
  expect(await tableDigests(t)).toEqual(before)
}

describe('a single job that was bought', () => {
  it('ends after its 30 days: the newest job pauses, and the owner is told once which', async () => {
    const owner = await newEmployer(t, 'Copper & Bean')
    await buy(t, owner, 'single_post')
    await publishJobs(owner, ['Weekend barista', 'Kitchen porter'])
    expect(await ongoing(owner)).toEqual({ 'Weekend barista': 'live', 'Kitchen porter': 'live' })
    t.clock.pass(30 * DAY - MINUTE * 3)
    const token = await signIn(t, 'employer', owner.email)
    await strike()
    expect(await ongoing({ token })).toEqual({ 'Weekend barista': 'live', 'Kitchen porter': 'live' })
    t.clock.pass(MINUTE)
    await strike()
    expect(await ongoing({ token })).toEqual({ 'Weekend barista': 'live', 'Kitchen porter': 'paused' })
    const letters = (await lettersTo(t, owner.email)).filter(({ subject }) => subject.includes('paused'))
    expect(letters.map(({ subject, listed }) => [subject, listed?.map(({ text }) => text)])).toEqual([
      ['1 job is paused: Copper & Bean', ['Kitchen porter']],
    ])
    const { data } = (await t.employer('notifications', { query: {} }, token)).body
    expect(data.filter(({ type }) => type === 'subscription_ending')).toHaveLength(1)
  })
})

describe('a job that is still being checked when its plan gets smaller', () => {
  const waiting = async ({ token }: Member, title: string): Promise<string> => {
    const dates = { closingDate: '2027-02-15', startDate: '2027-03-01' }
    const { body } = await t.employer('createJob', { body: { ...jobTerms(), ...dates, title, status: 'live' } }, token)
    expect(body.status).toBe('pending_review')
    return body._id
  }
  const approve = (id: string) => office(t, 'approve-job', id)

  it('pauses once it is let through and there’s no room, its owner reads why, and it resumes as soon as there is', async () => {
    const owner = await newEmployer(t, 'Copper & Bean')
    await buy(t, owner, 'single_post')
    const [first, second] = [await waiting(owner, 'Weekend barista'), await waiting(owner, 'Kitchen porter')]
    t.clock.pass(30 * DAY)
    const then = { ...owner, token: await signIn(t, 'employer', owner.email) }
    expect([(await approve(first)).text, (await approve(second)).text]).toEqual([
      expect.stringMatching(/: live$/),
      expect.stringMatching(/: paused$/),
    ])
    expect(await ongoing(then)).toEqual({ 'Weekend barista': 'live', 'Kitchen porter': 'paused' })
    const letter = (await lettersTo(t, owner.email)).at(-1)
    expect([letter?.subject, letter?.paragraphs.at(-1)]).toEqual([
      'Kitchen porter at Copper & Bean is paused',
      'Your plan has room for 1 live job and it’s in use, so no one can find this one yet. Close or pause another, or upgrade. Then resume it.',
    ])
    const move = async (jobId: string, status: 'live' | 'paused') => {
      const { version } = (await t.employer('jobDetails', { params: { id: jobId } }, then.token)).body
      return (await t.employer('changeJobStatus', { query: { jobId }, body: { status, version } }, then.token)).body.status
    }
    expect([await move(first, 'paused'), await move(second, 'live')]).toEqual(['paused', 'live'])
  })

  it('exceeds no limit, whichever of them comes first', async () => {
    for (let round = 0; round < 3; round += 1) {
      const owner = await newEmployer(t)
      await office(t, 'package', owner.employerId, 'standard')
      const [first, second] = [await waiting(owner, 'First'), await waiting(owner, 'Second')]
      const steps = [() => approve(first), () => office(t, 'package', owner.employerId, 'starter'), () => approve(second)]
      const done = await Promise.all([...steps.slice(round), ...steps.slice(0, round)].map((step) => step()))
      expect(done.map(({ ok }) => ok)).toEqual([true, true, true])
      expect(Object.values(await ongoing(owner)).toSorted()).toEqual(['live', 'paused'])
    }
  })
})

describe('a smaller package from the office', () => {
  it('pauses the newest jobs for which it has no room, and says so', async () => {
    const owner = await newEmployer(t)
    await office(t, 'package', owner.employerId, 'standard')
    await publishJobs(owner, ['First', 'Second', 'Third'])
    await office(t, 'package', owner.employerId, 'starter')
    expect(await ongoing(owner)).toEqual({ First: 'live', Second: 'paused', Third: 'paused' })
    expect((await lettersTo(t, owner.email)).at(-1)?.listed?.map(({ text }) => text)).toEqual(['Third', 'Second'])
  })
})
