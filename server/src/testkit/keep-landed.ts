/** Writes landed/DAY.json.gz: what a small market has in every table as the code makes it now. Run by tools/landed.mjs. */
import { type TestApp, testApp } from '#server/testkit/app/app'
import { demoToken, loadMarket } from '#server/testkit/app/demo'
import { jobTerms } from '#server/testkit/people/jobs'
import { keepLanded } from '#server/testkit/landed'

/** What the market's people do not do by themselves. */
async function doTheRest(t: TestApp): Promise<void> {
  const [seeker, other, boss] = [await demoToken(t, 'jobseeker', 0), await demoToken(t, 'jobseeker', 1), await demoToken(t, 'employer', 0)]
  const { data: found } = (await t.seeker('searchJobs', { query: {} }, seeker)).body
  const [first, second] = found
  const { data: own } = (await t.employer('ongoingJobs', { query: { limit: 50 } }, boss)).body
  const ownId = own.find(({ easyApply, status }) => easyApply && status === 'live')?._id ?? ''
  const applied = await t.seeker('applyForJob', { body: { jobId: ownId } }, other, { 'idempotency-key': 'the-same-once-more' })
  const id = applied.body._id
  const jobId = first?._id ?? ''
  const employerId = second?.employer._id ?? ''
  const answers = [
    applied,
    await t.seeker('saveJob', { body: { jobId } }, seeker),
    await t.seeker('hideJob', { body: { jobId: second?._id ?? '' } }, seeker),
    await t.seeker('followEmployer', { body: { employerId } }, seeker),
    await t.seeker('blockEmployer', { body: { employerId } }, other),
    await t.seeker('saveSearch', { body: { name: 'Coffee', query: 'q=barista' } }, seeker),
    await t.employer('moveApplicants', { query: { applicationId: id }, body: { status: 'in_review', version: 1 } }, boss),
    await t.employer('addNote', { params: { id }, body: { text: 'Kind on the phone' } }, boss),
    await t.employer('setScore', { params: { id }, body: { value: 'yes' } }, boss),
    await t.employer('createTemplate', { body: { kind: 'message', name: 'Hello', body: 'Hello and welcome.' } }, boss),
    await t.employer('inviteMember', { body: { email: 'colleague@mail.example', role: 'reviewer' } }, boss),
    await t.employer('sendMessage', { params: { id }, body: { text: 'Hello' } }, boss),
    await t.employer('createJob', { body: { ...jobTerms(), title: 'A draft', status: 'draft' } }, boss),
  ]
  for (const { status, error } of answers) if (status >= 400) throw new Error(JSON.stringify(error))
}

const [name] = process.argv.slice(2)
if (name === undefined) throw new Error('Say the day: 2026-11-23')
const t = await testApp()
await loadMarket(t, { employers: 6, jobsEach: 4, seekers: 8, applications: 60 })
await doTheRest(t)
await keepLanded(t.database, name)
await t.close()
