import { afterAll, beforeAll, expect, it } from 'vitest'
import { foldActivity } from '#server/capabilities/work/activity/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { closeJob, newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, type Person, newSeeker, placeApproval } from '#server/testkit/people/people'

let t: TestApp
let member: Member
let people: Person[]
/** Five jobs, the oldest first: how many applied for each stands in `applied`. */
let jobs: string[]
const applied = [[], [0, 2], [0], [1, 2], []]
beforeAll(async () => {
  t = await testApp()
  member = await newHiringEmployer(t)
  people = [await newSeeker(t), await newSeeker(t), await newSeeker(t)]
  jobs = []
  for (const who of applied) {
    const jobId = await publishJob(t, member)
    jobs.push(jobId)
    for (const person of who) await t.seeker('applyForJob', { body: { jobId } }, people[person]?.token ?? '')
    t.clock.pass(1000)
  }
})
afterAll(() => t.close())

/** The jobs of a tab by most applications, in pages of two, by their places in time. */
async function order(tab: 'ongoingJobs' | 'closedJobs'): Promise<number[]> {
  const pages = [1, 2, 3].map((page) => t.employer(tab, { query: { sort: 'most_applications', page, limit: 2 } }, member.token))
  return (await Promise.all(pages)).flatMap(({ body }) => body.data.map(({ _id }) => jobs.indexOf(_id)))
}

it('jobs with most applications come first, the newer of equal ones, folded or not, without those of who is suspended', async () => {
  const byAll = [3, 1, 2, 4, 0]
  const withoutTheSecond = [1, 3, 2, 4, 0]
  const inEveryWay = async (tab: 'ongoingJobs' | 'closedJobs') => {
    expect(await order(tab)).toEqual(byAll)
    await foldActivity(t.parts)
    expect(await order(tab)).toEqual(byAll)
    await placeApproval(t, people[1]?.userId ?? '', 'Suspended')
    expect(await order(tab)).toEqual(withoutTheSecond)
    await placeApproval(t, people[1]?.userId ?? '', 'Approved')
  }
  await inEveryWay('ongoingJobs')
  for (const jobId of jobs) expect((await closeJob(t, member, jobId)).status).toBe(200)
  await inEveryWay('closedJobs')
})
