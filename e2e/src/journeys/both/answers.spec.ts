import { expect } from '@playwright/test'
import { dayFromNow } from '#e2e/screen/fields'
import { expectAccessible } from '#e2e/screen/axe'
import { buttonOf, mailAbout } from '#e2e/server/outbox'
import { askEmployer } from '#e2e/straight/calls'
import { enter } from '#e2e/straight/enter'
import { newStall } from '#e2e/straight/companies'
import { applyStraight, post, postStraight } from '#e2e/straight/shop'
import { test } from '#e2e/test'

const MAILED_MS = 20_000

test('a seeker answers their mails without a sign-in: a changed job still fits, an interview is accepted; both undone and seen by the employer', async ({
  visit,
  server,
}) => {
  const stall = await newStall(server, 'Juniper Stall')
  await server.office('approve', stall.employerId)
  const jobId = await postStraight(server, stall)
  const { seeker, applicationId } = await applyStraight(server, jobId, 'Rowan Ash')
  const page = await visit()
  const employer = await visit()

  await test.step('the job changed', async () => {
    const { version } = (await askEmployer(server, 'jobDetails', { params: { id: jobId } }, stall.token)).body
    const change = { params: { id: jobId }, body: { startDate: dayFromNow(40), version } } as const
    expect((await askEmployer(server, 'changeJob', change, stall.token)).status).toBe(200)
    const mail = await mailAbout(server, seeker.email, `Job changed: ${post}`, MAILED_MS)
    await page.goto(buttonOf(mail, 'I can still do it'))
    await expect(page.getByRole('heading', { name: `Does ${post} still fit you?` })).toBeVisible()
    await expectAccessible(page, 'still fits')
    await page.getByRole('button', { name: 'I can still do it' }).click()
    await expect(page.getByRole('heading', { name: `You’re still in for ${post}` })).toBeVisible()
    await expectAccessible(page, 'said')
    await enter(employer, stall.owner, `/applicants/${jobId}/${applicationId}`)
    await expect(employer.getByText('Confirmed', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { name: 'Undone' })).toBeVisible()
    await employer.reload()
    await expect(employer.getByText('Not confirmed')).toBeVisible()
    // What is withdrawn below is theirs to read no more.
    await employer.goto('/home')
  })

  await test.step('the interview', async () => {
    const asked = { question: 'How would you greet a guest?', category: 'customer', answerType: 'video' } as const
    const { body } = await askEmployer(server, 'createQuestion', { body: asked }, stall.token)
    const interview = { questionIds: [body._id], deadline: `${dayFromNow(7)}T12:00:00.000Z` }
    const move = { query: { applicationId }, body: { status: 'interview_invited', version: 1, interview } } as const
    expect((await askEmployer(server, 'moveApplicants', move, stall.token)).status).toBe(200)
    const mail = await mailAbout(server, seeker.email, 'Juniper Stall invited you', MAILED_MS)
    await page.goto(buttonOf(mail, 'Accept interview'))
    await expect(page.getByText('You agree that we keep what you record')).toBeVisible()
    await expectAccessible(page, 'accept')
    await page.getByRole('button', { name: 'Accept interview' }).click()
    await expect(page.getByRole('heading', { name: 'Interview accepted' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { name: 'Undone' })).toBeVisible()
    await page.goto(buttonOf(mail, 'Withdraw'))
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByRole('heading', { name: 'Application withdrawn' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await page.getByRole('link', { name: 'View application' }).click()
    await expect(page).toHaveURL(/sign-in|join-us/)
  })
})
