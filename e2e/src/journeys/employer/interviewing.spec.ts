import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { seek } from '#e2e/screen/player'
import { linkFor } from '#e2e/server/outbox'
import { invite, join } from '#e2e/steps/colleagues'
import { move, openApplicant } from '#e2e/steps/decision'
import { newColleague } from '#e2e/steps/people'
import { askEmployer, askSeeker } from '#e2e/straight/calls'
import { enter } from '#e2e/straight/enter'
import { applyStraight, openShop } from '#e2e/straight/shop'
import { test } from '#e2e/test'

const question = 'What would you say to a guest who waits?'
const answer = 'Sorry for the wait. I’ll bring you some water.'

test('an employer says hello in a video, sees the interview as people will, asks, and has a colleague look at an answer', async ({
  visit,
  server,
  isMobile,
}) => {
  test.setTimeout(180_000)
  const { owner, jobId, token: key } = await openShop(server)
  const { seeker, token, applicationId } = await applyStraight(server, jobId, 'Ivy Bright')
  const page = await visit()
  await enter(page, owner, '/company/welcome')

  await test.step('a welcome is recorded and kept', async () => {
    await page.getByRole('button', { name: 'Record or upload' }).click()
    await page.getByRole('button', { name: 'Start (3-second countdown)' }).filter({ visible: true }).click()
    await expect(page.getByText(/^Recording · 0:0[2-9]$/)).toBeVisible()
    await page.getByRole('button', { name: 'Stop recording' }).click()
    await page.getByRole('button', { name: /^Use this recording/ }).click()
    await expect(page.getByRole('region', { name: 'Your welcome video' })).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page, 'a welcome video')
  })

  await test.step('the interview is looked at as the person will see it, and sent', async () => {
    const asked = { question, category: 'customer', answerType: 'text' } as const
    expect((await askEmployer(server, 'createQuestion', { body: asked }, key)).status).toBe(201)
    await openApplicant(page, jobId, 'Ivy Bright')
    await move(page, 'Interview', { isPhone: isMobile })
    const inviting = page.getByRole('dialog', { name: 'Invite Ivy Bright to an interview' })
    await inviting.getByLabel(/^Questions from your bank/).fill(question)
    await inviting.getByRole('checkbox', { name: question }).check()
    await inviting.getByRole('button', { name: 'Preview as applicant' }).click()
    const preview = page.getByRole('dialog', { name: 'What applicants see' })
    await expect(preview.getByRole('heading', { name: '1 question' })).toBeVisible()
    await preview.getByRole('button', { name: 'Start preview' }).click()
    await preview.getByLabel('Your answer').fill('Anything at all')
    await expectAccessible(page, 'a preview of an interview')
    await preview.getByRole('button', { name: 'Next' }).click()
    await preview.getByRole('button', { name: 'Close preview' }).last().click()
    await inviting.getByRole('button', { name: 'Send invitation' }).click()
    await expect(inviting).toBeHidden()
  })

  await test.step('the person is greeted before the first question', async () => {
    const invited = await visit()
    await enter(invited, seeker, `/interview/${applicationId}`)
    const { seconds } = await seek(invited.getByLabel(/^Welcome from /), 1)
    expect(seconds).toBeGreaterThan(1)
    const { body } = await askSeeker(server, 'interviewDetails', { params: { id: applicationId } }, token)
    const answers = [{ questionId: body.questions[0]?._id ?? '', type: 'text' as const, text: answer }]
    expect((await askSeeker(server, 'submitInterview', { body: { applicationId, answers } }, token)).status).toBe(200)
  })

  await test.step('an answer is shared with a colleague, who comes straight to it from the mail', async () => {
    const rory = newColleague('rory')
    const colleague = await visit()
    await page.goto('/company#team')
    await invite(page, rory.email, /^Reviewer/)
    await expect(page.getByText(`We wrote to ${rory.email}`)).toBeVisible()
    await join(colleague, server, rory)
    await openApplicant(page, jobId, 'Ivy Bright')
    await page.getByRole('button', { name: `Share the answer to: ${question}` }).click()
    const sharing = page.getByRole('dialog', { name: 'Share this answer' })
    await sharing.getByRole('combobox', { name: 'Colleague' }).click()
    await page.getByRole('option').first().click()
    await sharing.getByRole('button', { name: 'Share answer' }).click()
    await expect(page.getByText(/^Shared with /)).toBeVisible()
    await colleague.goto(await linkFor(server, rory.email, 'A colleague'))
    await expect(colleague.getByText(answer)).toBeInViewport()
  })

  await test.step('the welcome is deleted', async () => {
    await page.goto('/company/welcome')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Record or upload' })).toBeVisible()
  })
})
