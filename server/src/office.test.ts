import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runOffice } from '#server/office-commands'
import { askOffice, openOfficeSocket } from '#server/office-socket'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { appCode } from '#server/testkit/people/authenticator'
import { jobTerms, newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { lettersTo } from '#server/testkit/app/mails'
import { newEmployer, newPendingEmployer, newSeeker } from '#server/testkit/people/people'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const firstJob = { ...jobTerms(), status: 'live' as const }
const office = (...words: string[]) => runOffice(t.parts, words)

describe('the office command', () => {
  it('lists who waits and why, and approves: the company is in, with a person’s check as evidence', async () => {
    const owner = await newPendingEmployer(t, 'Corner Shop')
    const { text } = await office('list')
    expect(text).toContain(`${owner.employerId}  employer  Corner Shop <${owner.email}>`)
    expect(text).toContain('No company number')
    expect(await office('approve', owner.employerId)).toEqual({ ok: true, text: 'Corner Shop: Pending → Approved' })
    const { body } = await t.employer('employerDetails', {}, owner.token)
    expect(body.status).toBe('Approved')
    expect(body.evidence.map(({ kind }) => kind)).toContain('checked_by_person')
    expect((await office('list')).text).not.toContain(owner.employerId)
  })

  it('lists the reports and appeals that wait beside what it decides itself', async () => {
    const owner = await newEmployer(t)
    const appeal = (await t.employer('saveFeedback', { body: { kind: 'appeal', message: 'We’re real.' } }, owner.token)).body._id
    expect((await office('list')).text).toContain(`${appeal}  appeal  `)
  })

  it('rejects only with a reason, which the person reads', async () => {
    const owner = await newPendingEmployer(t)
    expect((await office('reject', owner.employerId)).ok).toBe(false)
    expect((await office('reject', owner.employerId, '--reason', 'The website isn’t yours.')).ok).toBe(true)
    expect((await t.employer('employerDetails', {}, owner.token)).body).toMatchObject({
      status: 'Rejected',
      statusReason: 'The website isn’t yours.',
    })
  })

  it('suspends and restores a seeker', async () => {
    const seeker = await newSeeker(t)
    expect((await office('suspend', seeker.userId, '--reason', 'Spam')).ok).toBe(true)
    expect((await t.seeker('changeProfile', { body: { bio: 'x' } }, seeker.token)).error.code).toBe('PROFILE_SUSPENDED')
    expect((await office('restore', seeker.userId)).ok).toBe(true)
    expect((await t.seeker('changeProfile', { body: { bio: 'x' } }, seeker.token)).status).toBe(200)
  })

  it('takes no step that the state table doesn’t have, whoever asks', async () => {
    const owner = await newEmployer(t)
    for (const words of [['approve'], ['restore'], ['reject', '--reason', 'x']]) {
      const [command = '', ...rest] = words
      expect(await office(command, owner.employerId, ...rest)).toMatchObject({ ok: false, text: expect.stringContaining('Approved') })
    }
  })

  it('takes down that mail to a person came back later, and to no one else’s email', async () => {
    const seeker = await newSeeker(t)
    expect(await office('bounced', seeker.email.toUpperCase())).toMatchObject({ ok: true, text: expect.stringContaining(seeker.email) })
    const { body } = await t.identity.jobseeker('ownEmail', {}, seeker.token)
    expect(body).toEqual({ email: seeker.email, isBouncing: true })
    expect(await office('bounced', 'nobody@mail.example')).toEqual({ ok: false, text: 'No account has this email.' })
  })

  it('decides once when two ask at the same time', async () => {
    const owner = await newPendingEmployer(t)
    const both = await Promise.all([office('approve', owner.employerId), office('reject', owner.employerId, '--reason', 'x')])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('lists a company’s first job, sends it back with a reason, or lets it live', async () => {
    const owner = await newEmployer(t)
    const { body } = await t.employer('createJob', { body: firstJob }, owner.token)
    expect((await office('list')).text).toContain(`${body._id}  job  ${body.reference} “Weekend barista”`)
    expect((await office('send-back-job', body._id)).ok).toBe(false)
    expect(await office('send-back-job', body._id, '--reason', 'Say what the work is.')).toMatchObject({ ok: true })
    expect(await office('approve-job', body._id)).toMatchObject({ ok: false, text: expect.stringContaining('draft') })
    const again = await t.employer('createJob', { body: firstJob }, owner.token)
    // By the reference that the list says beside its id.
    expect(await office('approve-job', again.body.reference.toLowerCase())).toEqual({ ok: true, text: `${again.body.reference}: live` })
    expect((await office('approve-job', 'EV-000000')).ok).toBe(false)
  })

  it('takes a job down with a reason: no one finds it, whoever applied and the company are told once, and it stays down', async () => {
    const owner = await newHiringEmployer(t)
    const [jobId, seeker] = [await publishJob(t, owner), await newSeeker(t)]
    await t.seeker('applyForJob', { body: { jobId } }, seeker.token)
    expect((await office('remove-job', jobId)).ok).toBe(false)
    expect(await office('remove-job', jobId, '--reason', 'It asks for money.')).toMatchObject({
      ok: true,
      text: expect.stringContaining('removed'),
    })
    expect((await office('remove-job', jobId, '--reason', 'Once more')).ok).toBe(false)
    const told = (await t.employer('notifications', { query: {} }, owner.token)).body.data.filter(({ type }) => type === 'job_removed')
    expect(told).toMatchObject([{ link: `/posts/${jobId}`, body: expect.stringContaining('It asks for money. Think this is wrong?') }])
    const [letter] = (await lettersTo(t, owner.email)).filter(({ subject }) => subject.startsWith('We took down'))
    expect(letter?.paragraphs).toContain('It asks for money.')
    expect(letter?.stop).toBeUndefined()
    const { data } = (await t.seeker('notifications', { query: {} }, seeker.token)).body
    expect(data.filter(({ type }) => type === 'job_closed')).toHaveLength(1)
    expect((await t.seeker('searchJobs', { query: {} }, seeker.token)).body.data.map(({ _id }) => _id)).not.toContain(jobId)
  })

  it('takes a live job down only with a reason, which its employer reads, and brings it back', async () => {
    const owner = await newHiringEmployer(t)
    const params = { id: await publishJob(t, owner) }
    const job = async () => (await t.employer('jobDetails', { params }, owner.token)).body
    expect((await office('remove-job', params.id)).ok).toBe(false)
    const { reference } = await job()
    expect(await office('remove-job', params.id, '--reason', 'Asks for money')).toEqual({ ok: true, text: `${reference}: removed` })
    expect(await job()).toMatchObject({ status: 'removed', statusReason: 'Asks for money' })
    expect(await office('remove-job', params.id, '--reason', 'Again')).toEqual({ ok: false, text: 'This job is down already.' })
    expect(await office('restore-job', params.id)).toEqual({ ok: true, text: `${reference}: live` })
    expect((await job()).statusReason).toBeNull()
    expect((await office('restore-job', params.id)).text).toBe('This job wasn’t taken down.')
  })

  it('pauses the live jobs of a company that it suspends', async () => {
    const owner = await newHiringEmployer(t)
    const params = { id: await publishJob(t, owner) }
    expect((await t.employer('jobDetails', { params }, owner.token)).body.status).toBe('live')
    expect((await office('suspend', owner.employerId, '--reason', 'Asks for money')).ok).toBe(true)
    expect((await office('restore', owner.employerId)).ok).toBe(true)
    expect((await t.employer('jobDetails', { params }, owner.token)).body.status).toBe('paused')
  })

  it('grants a package by its code, and refuses what it doesn’t know', async () => {
    const owner = await newEmployer(t)
    expect(await office('package', owner.employerId, 'standard')).toMatchObject({ ok: true })
    expect(await office('package', owner.employerId, 'gold')).toMatchObject({ ok: false, text: expect.stringContaining('charity_school') })
    expect((await office('package', owner.userId, 'plus')).ok).toBe(false)
  })

  it('lists the mails that were given up without their codes, counts them among the figures, and sends them again', async () => {
    const letter = (to: string, subject: string) => ({ to, subject, heading: 'Confirm your email' })
    for (const [to, subject] of [
      ['ann@example.com', '123456 is your Evenshift code'],
      ['bob@example.com', 'Another'],
    ] as const) {
      const values = [JSON.stringify(letter(to, subject)), JSON.stringify({ message: '550 no such mailbox' })]
      await t.database.sql.query(`insert into pgboss.job (name, data, output) values ('mail.given-up', $1, $2)`, values)
    }
    const { text } = await office('mail')
    expect(text).toContain('“Confirm your email” to ann@example.com')
    expect(text).toContain('550 no such mailbox')
    expect(text).not.toContain('123456')
    const figures = async () => (await t.app.inject({ url: '/metrics' })).body
    expect(await figures()).toContain('\nmails_given_up 2\n')
    expect(await office('mail-again', text.split(' ', 1)[0] ?? '')).toEqual({ ok: true, text: '1 mail is sent again.' })
    expect((await lettersTo(t, 'ann@example.com')).map(({ subject }) => subject)).toEqual(['123456 is your Evenshift code'])
    expect(await office('mail-again', 'all')).toMatchObject({ ok: true })
    expect(await office('mail')).toEqual({ ok: true, text: 'No mail was given up.' })
    expect(await office('mail-again', '0190b2ad-0000-7000-8000-000000000000')).toMatchObject({ ok: false })
  })

  it('invites someone to work here: no one gets in before they set a password by the code, and no one by an account alone', async () => {
    const email = 'sam@evenshift.example'
    const { ok, text } = await office('invite', email)
    expect(ok).toBe(true)
    const code = /^ {2}([\w-]{32})$/m.exec(text)?.[1] ?? 'no code'
    const [password, body] = ['teapot-lamp-river', { email, password: 'teapot-lamp-river' }]
    expect((await t.identity.staff('signIn', { body })).error.code).toBe('SIGN_IN_FAILED')
    expect((await t.identity.staff('acceptInvitation', { body: { email, code: 'guessed', password } })).error.code).toBe('CODE_WRONG')
    expect((await t.identity.staff('acceptInvitation', { body: { email, code, password } })).status).toBe(204)
    const signedIn = (await t.identity.staff('signIn', { body })).body
    const token = signedIn.state === 'signed_in' ? signedIn.accessToken : ''
    expect((await t.staff('people', { query: {} }, token)).error.code).toBe('SECOND_STEP_NEEDED')
    const { secret } = (await t.identity.staff('prepareSecondStep', { body: { password: body.password } }, token)).body
    await t.identity.staff('turnOnSecondStep', { body: { code: appCode(secret, t.clock.now()) } }, token)
    expect((await t.staff('people', { query: {} }, token)).status).toBe(200)
    expect(await office('invite', 'no address')).toEqual({ ok: false, text: 'That isn’t an email.' })
  })

  it.each([[[]], [['dance']], [['approve']], [['approve', 'not-an-id']], [['list', '--force']]])(
    'answers %j with a sentence, not a failure',
    async (words) => {
      const { ok, text } = await office(...words)
      expect(ok).toBe(false)
      expect(text).not.toBe('')
    },
  )
})

describe('the socket of the running server', () => {
  it('carries commands, is open to its own user only, and is gone with the server', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'office-'))
    expect(await askOffice(folder, ['list'])).toBeNull()
    const socket = await openOfficeSocket(folder, async (words) => ({ ok: true, text: words.join(' ') }))
    expect((await stat(join(folder, 'office.sock'))).mode & 0o777).toBe(0o600)
    const long = 'a reason with “quotes”\nand lines '.repeat(200)
    expect(await askOffice(folder, ['reject', long])).toEqual({ ok: true, text: `reject ${long}` })
    await socket.close()
    expect(await askOffice(folder, ['list'])).toBeNull()
    await rm(folder, { recursive: true })
  })

  it('is taken over from a process that was killed, and tells a command’s failure', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'office-'))
    const fail = () => Promise.reject(new Error('no records'))
    const first = await openOfficeSocket(folder, fail)
    const second = await openOfficeSocket(folder, fail)
    expect(await askOffice(folder, ['list'])).toEqual({ ok: false, text: 'The command failed: no records' })
    await Promise.all([first.close(), second.close()])
    await rm(folder, { recursive: true })
  })
})
