import type { Contract } from '@evenshift/contract/call'
import { employerService } from '@evenshift/contract/employer/service'
import { seekerService } from '@evenshift/contract/seeker/service'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { employer } from '#server/services/employer'
import { seeker } from '#server/services/seeker'
import { type TestApp, testApp } from '#server/testkit/app'
import { newHiringEmployer, publishJob } from '#server/testkit/jobs'
import { type Member, type Person, newSeeker } from '#server/testkit/people'

/*
 * Every built call that names somebody's object, asked by another person of the same kind: the answer is the same, to the letter,
 * as for an object that does not exist, and the owner's object stays as it was.
 */

interface World {
  readonly owner: Person
  readonly another: Person
  readonly boss: Member
  readonly anotherBoss: Member
  readonly jobId: string
  readonly applicationId: string
  readonly cartId: string
}
let t: TestApp
let world: World
beforeAll(async () => {
  t = await testApp()
  const [boss, anotherBoss] = [await newHiringEmployer(t), await newHiringEmployer(t)]
  const jobId = await publishJob(t, boss)
  const [owner, another] = [await newSeeker(t), await newSeeker(t)]
  const cartId = (await t.seeker('saveJob', { body: { jobId } }, owner.token)).body._id
  const applicationId = (await t.seeker('applyForJob', { body: { jobId } }, owner.token)).body._id
  world = { owner, another, boss, anotherBoss, jobId, applicationId, cartId }
})
afterAll(() => t.close())

type Input = { readonly params?: object; readonly query?: object; readonly body?: object }
/** The least input that reaches the object of this id, and whose id it is; 'public' where the object is nobody's own. */
type Reach = { readonly of: 'jobId' | 'applicationId' | 'cartId'; readonly input: (id: string) => Input } | 'public'

const ofApplication = (input: (id: string) => Input): Reach => ({ of: 'applicationId', input })
const ofJob = (input: (id: string) => Input): Reach => ({ of: 'jobId', input })

const seekersObjects: Readonly<Record<string, Reach>> = {
  openJob: 'public',
  saveJob: 'public',
  applyForJob: 'public',
  unsaveJob: { of: 'cartId', input: (id) => ({ params: { id } }) },
  withdrawApplication: ofApplication((id) => ({ params: { id } })),
  accessLog: ofApplication((id) => ({ params: { id } })),
  openApplication: ofApplication((id) => ({ params: { id } })),
  answerOffer: ofApplication((applicationId) => ({ body: { applicationId, version: 1, action: 'accept' } })),
}
const employersObjects: Readonly<Record<string, Reach>> = {
  lookUpCompany: 'public',
  jobDetails: ofJob((id) => ({ params: { id } })),
  changeJob: ofJob((id) => ({ params: { id }, body: { version: 1, tips: 'Yes' } })),
  closeJob: ofJob((jobId) => ({ query: { jobId }, body: { closeNow: true, outcome: 'not_needed' } })),
  changeJobStatus: ofJob((jobId) => ({ query: { jobId }, body: { status: 'paused', version: 1 } })),
  deleteDraft: ofJob((id) => ({ params: { id } })),
  confirmJob: ofJob((id) => ({ params: { id } })),
  duplicateJob: ofJob((id) => ({ params: { id } })),
  applications: ofJob((jobId) => ({ query: { jobId } })),
  openApplication: ofApplication((id) => ({ params: { id } })),
  moveApplicants: ofApplication((applicationId) => ({ query: { applicationId }, body: { status: 'in_review', version: 1 } })),
}

/** The calls that have a capability and an id in their path. */
const namingAnObject = (calls: Contract, built: object): string[] =>
  Object.entries(calls).flatMap(([name, { params }]) => (params !== undefined && name in built ? [name] : []))

type AnyCall = (name: string, input: Input, token: string) => Promise<{ status: number; error: { requestId?: string } }>

function asksInVain(objects: Readonly<Record<string, Reach>>, call: () => AnyCall, stranger: () => Person): void {
  const own = Object.entries(objects).filter((entry): entry is [string, Exclude<Reach, 'public'>] => entry[1] !== 'public')
  test.each(own)('%s', async (name, { of, input }) => {
    const before = await ownersView()
    const theirs = await call()(name, input(world[of]), stranger().token)
    const nobodys = await call()(name, input(uuidv7()), stranger().token)
    const told = ({ status, error: { requestId: _its, ...error } }: Awaited<ReturnType<AnyCall>>) => ({ status, error })
    expect(told(theirs)).toEqual(told(nobodys))
    expect(theirs.status).toBe(404)
    expect(await ownersView()).toEqual(before)
  })
}

/** All that the owners see of the objects. */
const ownersView = async () => ({
  job: (await t.employer('jobDetails', { params: { id: world.jobId } }, world.boss.token)).body,
  application: (await t.seeker('openApplication', { params: { id: world.applicationId } }, world.owner.token)).body,
  saved: (await t.seeker('savedJobs', { query: {} }, world.owner.token)).body.pagination.total,
})

test('every built call with an id in its path is in these tables', () => {
  expect(namingAnObject(seekerService, seeker.handlers).filter((name) => !(name in seekersObjects))).toEqual([])
  expect(namingAnObject(employerService, employer.handlers).filter((name) => !(name in employersObjects))).toEqual([])
})
describe('another seeker’s object is no object', () => {
  asksInVain(
    seekersObjects,
    () => t.seeker as AnyCall,
    () => world.another,
  )
})
describe('another company’s object is no object', () => {
  asksInVain(
    employersObjects,
    () => t.employer as AnyCall,
    () => world.anotherBoss,
  )
})
