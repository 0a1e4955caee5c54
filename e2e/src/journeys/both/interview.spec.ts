import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { openApplicant } from '#e2e/steps/decision'
import { dayFromNow } from '#e2e/screen/fields'
import { applyStraight, openShop } from '#e2e/straight/shop'
import { enter } from '#e2e/straight/enter'
import { seek } from '#e2e/screen/player'
import { askEmployer } from '#e2e/straight/calls'
import { test } from '#e2e/test'

const question = 'How would you greet someone who comes in?'

test('a seeker records the answer of an interview and sends it, and the employer watches it', async ({ visit, server }) => {
  test.setTimeout(180_000)
  const shop = await openShop(server)
  const { seeker, applicationId } = await applyStraight(server, shop.jobId, 'Ivy Bright')
  const page = await visit()

  await test.step('a company asks for it', async () => {
    const asked = { question, category: 'customer', answerType: 'video' } as const
    const { body } = await askEmployer(server, 'createQuestion', { body: asked }, shop.token)
    const interview = { questionIds: [body._id], deadline: `${dayFromNow(7)}T12:00:00.000Z` }
    const invited = { status: 'interview_invited', version: 1, interview } as const
    expect((await askEmployer(server, 'moveApplicants', { query: { applicationId }, body: invited }, shop.token)).status).toBe(200)
  })

  await test.step('the seeker agrees, records and looks at it', async () => {
    await enter(page, seeker, `/interview/${applicationId}`)
    await page.getByRole('checkbox', { name: /^I agree/ }).check()
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(page.getByRole('heading', { name: question, level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Turn on camera' }).click()
    await page.getByRole('button', { name: 'Start (3-second countdown)' }).filter({ visible: true }).click()
    await expect(page.getByText(/^Recording · 0:0[3-9]$/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Happy with it?' })).toBeVisible()
    await page.getByRole('button', { name: /^Use this recording/ }).click()
    await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 })
    const { seconds } = await seek(page.getByLabel(`Answer to: ${question}`, { exact: true }), 1)
    expect(seconds).toBeGreaterThan(1)
  })

  await test.step('writes what is said in it', async () => {
    await page.getByRole('button', { name: 'Add captions' }).click()
    await page.getByRole('button', { name: 'Start line here' }).click()
    await page.keyboard.type('Good morning.')
    await page.getByRole('button', { name: 'Save captions' }).click()
    await expect(page.getByRole('button', { name: 'Edit captions' })).toBeVisible()
  })

  await test.step('and sends it', async () => {
    await page.getByRole('link', { name: 'Check and send' }).filter({ visible: true }).click()
    await page.getByRole('button', { name: 'Send the interview' }).filter({ visible: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send it' }).click()
    await expect(page.getByText(/^Your interview is with/)).toBeVisible()
  })

  await test.step('the employer watches it', async () => {
    const watching = await visit()
    await enter(watching, shop.owner)
    await openApplicant(watching, shop.jobId, 'Ivy Bright')
    const { at, seconds } = await seek(watching.getByLabel(`Answer to: ${question}`, { exact: true }), 1)
    expect(at).toBeCloseTo(1, 1)
    expect(seconds).toBeGreaterThan(1)
    await expectAccessible(watching, 'applicant with an answered interview')

    await watching.getByRole('button', { name: 'Note this moment' }).click()
    await watching.keyboard.type('Warm voice.')
    await watching.getByRole('region', { name: 'Interview' }).getByRole('button', { name: 'Save note' }).click()
    await expect(watching.getByRole('button', { name: '0:01, play from here' })).toBeVisible()
    await watching.getByRole('link', { name: `Compare answers to: ${question}` }).click()
    await expect(watching.getByRole('heading', { name: 'One question, every answer', level: 1 })).toBeVisible()
    await expect(watching.getByRole('region', { name: 'Ivy Bright' }).getByText('Warm voice.')).toBeVisible()
    await expectAccessible(watching, 'one question compared')
  })
})
