import type { Contract } from '@evenshift/contract/call'
import { employerService } from '@evenshift/contract/employer/service'
import { seekerService } from '@evenshift/contract/seeker/service'
import { staffService } from '@evenshift/contract/staff/service'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { employer } from '#server/services/employer'
import { seeker } from '#server/services/seeker'
import { staff } from '#server/services/staff'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { cv } from '#server/testkit/people/files'
import { DAY } from '#server/testkit/app/clock'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, type Person, newSeeker, newStaff } from '#server/testkit/people/people'
import { openPage } from '#server/testkit/people/subscribers'
import { placeReady } from '#server/testkit/people/uploads'

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
  readonly workId: string
  readonly educationId: string
  readonly questionId: string
  readonly memberId: string
  readonly templateId: string
  readonly documentId: string
  readonly searchId: string
  readonly hiddenId: string
  readonly followId: string
  readonly blockId: string
  readonly notificationId: string
  readonly removal: string
  readonly deviceId: string
  readonly sessionId: string
  readonly membershipId: string
  readonly meetingId: string
}
let t: TestApp
let world: World
beforeAll(async () => {
  t = await testApp()
  const [boss, anotherBoss] = [await newHiringEmployer(t), await newHiringEmployer(t)]
  const jobId = await publishJob(t, boss)
  const [owner, another] = [await newSeeker(t), await newSeeker(t)]
  const cartId = (await t.seeker('saveJob', { body: { jobId } }, owner.token)).body._id
  const document = { key: await placeReady(t, owner, cv()), kind: 'cv' } as const
  const documentId = (await t.seeker('addDocument', { body: document }, owner.token)).body._id
  const applicationId = (await t.seeker('applyForJob', { body: { jobId, documents: [documentId] } }, owner.token)).body._id
  const [startDate, endDate] = [
    { month: 9, year: 2023 },
    { month: 7, year: 2025 },
  ]
  const work = { title: 'Baker', employer: { _id: null, name: 'A Bakery' }, startDate, endDate }
  const workId = (await t.seeker('addWork', { body: work }, owner.token)).body._id
  const school = { level: 'school', schoolName: 'A School', startDate, endDate } as const
  const educationId = (await t.seeker('addEducation', { body: school }, owner.token)).body._id
  const questionId = (await t.employer('questions', { query: {} }, boss.token)).body.data[0]?._id ?? ''
  const interview = { questionIds: [questionId], deadline: new Date(t.clock.now().getTime() + 7 * DAY).toISOString() }
  const invitation = { status: 'interview_invited', version: 1, interview } as const
  await t.employer('moveApplicants', { query: { applicationId }, body: invitation }, boss.token)
  const meeting = { kind: 'phone' as const, times: [new Date(t.clock.now().getTime() + DAY).toISOString()], minutes: 30 }
  const meetingId = (await t.employer('proposeMeeting', { params: { id: applicationId }, body: meeting }, boss.token)).body._id
  const searchId = (await t.seeker('saveSearch', { body: { name: 'Coffee', query: 'q=barista' } }, owner.token)).body._id
  const hiddenId = (await t.seeker('hideJob', { body: { jobId } }, owner.token)).body._id
  const followId = (await t.seeker('followEmployer', { body: { employerId: boss.employerId } }, owner.token)).body._id
  const blockId = (await t.seeker('blockEmployer', { body: { employerId: anotherBoss.employerId } }, owner.token)).body._id
  const [notificationId = '', removedId = ''] = (await t.seeker('notifications', { query: {} }, owner.token)).body.data.map(
    ({ _id }) => _id,
  )
  const { removal } = (await t.seeker('removeNotifications', { body: { _ids: [removedId] } }, owner.token)).body
  await t.seeker('registerPushToken', { body: { webToken: 'a device' } }, owner.token)
  const deviceId = (await t.seeker('pushDevices', {}, owner.token)).body[0]?._id ?? ''
  const { sessionId } = await openPage(t, boss, 'single_post')
  const membershipId = (await t.employer('membership', {}, boss.token)).body._id
  const kept = { searchId, hiddenId, followId, blockId, notificationId, removal, deviceId, sessionId, membershipId, meetingId }
  const wording = { kind: 'message', name: 'Hello', body: 'Hello and welcome.' } as const
  const templateId = (await t.employer('createTemplate', { body: wording }, boss.token)).body._id
  const memberId = (await t.employer('members', {}, boss.token)).body[0]?._id ?? ''
  world = {
    ...kept,
    owner,
    another,
    boss,
    anotherBoss,
    jobId,
    applicationId,
    cartId,
    workId,
    educationId,
    questionId,
    memberId,
    templateId,
    documentId,
  }
})
afterAll(() => t.close())

type Input = { readonly params?: object; readonly query?: object; readonly body?: object }
/** The least input that reaches the object of this id, and whose id it is; 'public' where the object is nobody's own. */
type Reach =
  | { readonly of: Exclude<keyof World, 'owner' | 'another' | 'boss' | 'anotherBoss'>; readonly input: (id: string) => Input }
  | 'public'

const ofApplication = (input: (id: string) => Input): Reach => ({ of: 'applicationId', input })
const ofJob = (input: (id: string) => Input): Reach => ({ of: 'jobId', input })

/** A document’s id is that of its file, which the key of its upload names. */
const ofFile = (input: (id: string) => Input): Reach => ({ of: 'documentId', input })
const completeUpload = ofFile((id) => ({ body: { key: `incoming/${id}` } }))
const openFile = ofFile((id) => ({ params: { id } }))

const seekersObjects: Readonly<Record<string, Reach>> = {
  openAdvert: 'public',
  openJob: 'public',
  saveJob: 'public',
  applyForJob: 'public',
  completeUpload,
  openFile,
  deleteDocument: ofFile((id) => ({ params: { id } })),
  unsaveJob: { of: 'cartId', input: (id) => ({ params: { id } }) },
  changeSavedSearch: { of: 'searchId', input: (id) => ({ params: { id }, body: { name: 'Tea' } }) },
  deleteSavedSearch: { of: 'searchId', input: (id) => ({ params: { id } }) },
  hideJob: 'public',
  showJobAgain: { of: 'hiddenId', input: (id) => ({ params: { id } }) },
  unfollowEmployer: { of: 'followId', input: (id) => ({ params: { id } }) },
  unblockEmployer: { of: 'blockId', input: (id) => ({ params: { id } }) },
  deleteNotifications: { of: 'notificationId', input: (_id) => ({ query: { _id } }) },
  removeNotifications: { of: 'notificationId', input: (_id) => ({ body: { _ids: [_id] } }) },
  restoreNotifications: { of: 'removal', input: (removal) => ({ body: { removal } }) },
  turnOffDevice: { of: 'deviceId', input: (id) => ({ params: { id } }) },
  saveFeedback: ofApplication((subjectId) => ({ body: { kind: 'interview_experience', subjectId, message: 'Fine.' } })),
  withdrawApplication: ofApplication((id) => ({ params: { id } })),
  confirmChange: ofApplication((id) => ({ params: { id }, body: { changeId: id } })),
  answerNewTimes: ofApplication((id) => ({ params: { id }, body: { askedId: id, answer: 'kept' } })),
  accessLog: ofApplication((id) => ({ params: { id } })),
  changeWork: { of: 'workId', input: (id) => ({ params: { id }, body: { title: 'Cook' } }) },
  deleteWork: { of: 'workId', input: (id) => ({ params: { id } }) },
  changeEducation: { of: 'educationId', input: (id) => ({ params: { id }, body: { schoolName: 'Another School' } }) },
  deleteEducation: { of: 'educationId', input: (id) => ({ params: { id } }) },
  openApplication: ofApplication((id) => ({ params: { id } })),
  interviewDetails: ofApplication((id) => ({ params: { id } })),
  captionAnswer: ofApplication((applicationId) => ({ body: { applicationId, questionId: uuidv7(), captions: 'WEBVTT' } })),
  startInterview: ofApplication((applicationId) => ({ body: { applicationId, consent: true } })),
  keepAnswer: ofApplication((applicationId) => ({ body: { applicationId, questionId: world.questionId, type: 'text', text: 'Yes.' } })),
  submitInterview: ofApplication((applicationId) => ({ body: { applicationId } })),
  requestExtension: ofApplication((applicationId) => ({ body: { applicationId, kind: 'study' } })),
  requestAdjustment: ofApplication((applicationId) => ({ body: { applicationId, kind: 'extra_time' } })),
  applicationMessages: ofApplication((id) => ({ params: { id } })),
  sendMessage: ofApplication((id) => ({ params: { id }, body: { text: 'Hello' } })),
  answerMeeting: { of: 'meetingId', input: (id) => ({ params: { id }, body: { action: 'decline', version: 1 } }) },
  answerOffer: ofApplication((applicationId) => ({ body: { applicationId, version: 1, action: 'accept' } })),
}
const employersObjects: Readonly<Record<string, Reach>> = {
  // Theirs are no company’s: the seekers’ table has the same call.
  turnOffDevice: 'public',
  lookUpCompany: 'public',
  completeUpload,
  openFile,
  jobDetails: ofJob((id) => ({ params: { id } })),
  jobFaults: ofJob((id) => ({ params: { id } })),
  changeJob: ofJob((id) => ({ params: { id }, body: { version: 1, tips: 'Yes' } })),
  closeJob: ofJob((jobId) => ({ query: { jobId }, body: { closeNow: true, outcome: 'not_needed' } })),
  changeJobStatus: ofJob((jobId) => ({ query: { jobId }, body: { status: 'paused', version: 1 } })),
  deleteDraft: ofJob((id) => ({ params: { id } })),
  confirmJob: ofJob((id) => ({ params: { id } })),
  previewChange: ofJob((id) => ({ params: { id }, body: { version: 1, salary: 14 } })),
  changeAnswers: ofJob((id) => ({ params: { id } })),
  cover: ofJob((id) => ({ params: { id } })),
  duplicateJob: ofJob((id) => ({ params: { id } })),
  applications: ofJob((jobId) => ({ query: { jobId } })),
  openApplication: ofApplication((id) => ({ params: { id } })),
  pulledOut: ofApplication((id) => ({ params: { id } })),
  applicationMessages: ofApplication((id) => ({ params: { id } })),
  sendMessage: ofApplication((id) => ({ params: { id }, body: { text: 'Hello' } })),
  proposeMeeting: ofApplication((id) => ({ params: { id }, body: { kind: 'phone', times: ['2026-11-25T12:00:00Z'], minutes: 30 } })),
  moveMeeting: {
    of: 'meetingId',
    input: (meetingId) => ({ params: { id: world.applicationId, meetingId }, body: { action: 'cancel', version: 1, reason: 'No.' } }),
  },
  meetingTimes: ofApplication((id) => ({ params: { id }, body: { times: ['2026-11-25T12:00:00Z'], minutes: 30 } })),
  addNote: ofApplication((id) => ({ params: { id }, body: { text: 'Kind' } })),
  deleteNote: ofApplication((id) => ({ params: { id, noteId: uuidv7() } })),
  setScore: ofApplication((id) => ({ params: { id }, body: { value: 'yes' } })),
  changeQuestion: { of: 'questionId', input: (id) => ({ params: { id }, body: { version: 1, guidance: 'Take your time.' } }) },
  deleteQuestion: { of: 'questionId', input: (id) => ({ params: { id } }) },
  changeTemplate: { of: 'templateId', input: (id) => ({ params: { id }, body: { name: 'Another' } }) },
  deleteTemplate: { of: 'templateId', input: (id) => ({ params: { id } }) },
  changeMember: { of: 'memberId', input: (id) => ({ params: { id }, body: { role: 'reviewer' } }) },
  removeMember: { of: 'memberId', input: (id) => ({ params: { id } }) },
  extendInterview: ofApplication((applicationId) => ({ body: { applicationId, deadline: '2026-12-01T12:00:00Z' } })),
  adjustInterview: ofApplication((applicationId) => ({ body: { applicationId, granted: true } })),
  shareInterview: ofApplication((applicationId) => ({ body: { applicationId, memberId: uuidv7() } })),
  interviewDetails: ofJob((jobId) => ({ query: { jobId, userId: world.owner.userId } })),
  answersOfJob: ofJob((jobId) => ({ query: { jobId } })),
  askNewTimes: ofApplication((id) => ({ params: { id }, body: { shifts: [{ _id: id, day: 7, start: '08:00', end: '13:00' }] } })),
  confirmSkills: ofApplication((id) => ({ params: { id }, body: { skills: ['Till operation'], isConfirmed: true } })),
  checkoutState: { of: 'sessionId', input: (sessionId) => ({ params: { sessionId } }) },
  cancelCheckout: { of: 'sessionId', input: (sessionId) => ({ body: { sessionId } }) },
  cancelSubscription: { of: 'membershipId', input: (id) => ({ params: { id }, body: {} }) },
  resumeSubscription: { of: 'membershipId', input: (id) => ({ params: { id } }) },
  moveApplicants: ofApplication((applicationId) => ({ query: { applicationId }, body: { status: 'in_review', version: 1 } })),
}

/** Staff reach everybody's: only what is nobody's is nothing to them. */
const everybodysObjects: Readonly<Record<string, (id: string) => Input>> = {
  decideVerification: (id) => ({ params: { id }, body: { decision: 'approve' } }),
  changePerson: (id) => ({ params: { id }, body: { decision: 'restore' } }),
  changeReport: (id) => ({ params: { id }, body: { status: 'in_progress' } }),
  changeColleague: (id) => ({ params: { id }, body: { role: 'reviewer' } }),
  removeColleague: (id) => ({ params: { id } }),
  changeCompany: (id) => ({ params: { id }, body: { decision: 'restore' } }),
  changeJob: (id) => ({ params: { id }, body: { decision: 'restore' } }),
  company: (id) => ({ params: { id } }),
  decideFreePlan: (id) => ({ params: { id }, body: { decision: 'grant' } }),
  freePlan: (id) => ({ params: { id } }),
  job: (id) => ({ params: { id } }),
  person: (id) => ({ params: { id } }),
  report: (id) => ({ params: { id } }),
  showContact: (id) => ({ params: { id }, body: { reason: 'They rang us' } }),
  signOutPerson: (id) => ({ params: { id } }),
  verification: (id) => ({ params: { id } }),
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
  searches: (await t.seeker('savedSearches', {}, world.owner.token)).body,
  hidden: (await t.seeker('jobsNotForMe', { query: {} }, world.owner.token)).body.pagination.total,
  followed: (await t.seeker('followedEmployers', { query: {} }, world.owner.token)).body.pagination.total,
  blocked: (await t.seeker('blockedEmployers', { query: {} }, world.owner.token)).body.pagination.total,
  told: (await t.seeker('notifications', { query: {} }, world.owner.token)).body,
  work: (await t.seeker('workHistory', {}, world.owner.token)).body,
  education: (await t.seeker('educationHistory', {}, world.owner.token)).body,
  questions: (await t.employer('questions', { query: {} }, world.boss.token)).body,
  members: (await t.employer('members', {}, world.boss.token)).body,
  templates: (await t.employer('templates', { query: {} }, world.boss.token)).body,
  membership: (await t.employer('membership', {}, world.boss.token)).body,
  checkout: (await t.employer('checkoutState', { params: { sessionId: world.sessionId } }, world.boss.token)).body,
})

test('every built call with an id in its path is in these tables', () => {
  expect(namingAnObject(seekerService, seeker.handlers).filter((name) => !(name in seekersObjects))).toEqual([])
  expect(namingAnObject(employerService, employer.handlers).filter((name) => !(name in employersObjects))).toEqual([])
  expect(namingAnObject(staffService, staff.handlers).filter((name) => !(name in everybodysObjects))).toEqual([])
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
describe('what is no one’s is nothing to staff either', () => {
  test.each(Object.entries(everybodysObjects))('%s', async (name, input) => {
    const { token } = await newStaff(t)
    for (const of of ['applicationId', 'documentId'] as const)
      expect((await (t.staff as AnyCall)(name, input(world[of]), token)).status).toBe(404)
    expect((await (t.staff as AnyCall)(name, input(uuidv7()), token)).status).toBe(404)
  })
})
