import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { jobTerms, newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, newSeeker } from '#server/testkit/people/people'

let t: TestApp
let member: Member
beforeAll(async () => {
  t = await testApp()
  member = await newHiringEmployer(t)
})
afterAll(() => t.close())

const payOf = ({ salary, hoursPerWeek, shifts, startDate, location }: ReturnType<typeof jobTerms>) => ({
  salary,
  hoursPerWeek,
  shifts,
  startDate,
  location,
  salaryUnit: 'hour' as const,
  totalHours: null,
  payBands: [],
})

it.each(['Leeds', 'Belfast'])(
  'the pay of a job in %s that is being written comes to what seekers read once it is out',
  async (location) => {
    const { status, body } = await t.employer('workOutPay', { body: payOf({ ...jobTerms(), location }) }, member.token)
    const id = await publishJob(t, member, { location })
    const seeker = await newSeeker(t, { city: location })
    const { payCard, week } = (await t.seeker('openJob', { params: { id } }, seeker.token)).body
    expect([status, body]).toEqual([200, { ...payCard, week, travel: null, doorToDoorHourly: null }])
  },
)
