import { expect } from '@playwright/test'
import { dayFromNow } from '#e2e/screen/fields'
import { expectAccessible } from '#e2e/screen/axe'
import { move, openApplicant } from '#e2e/steps/decision'
import { signIn } from '#e2e/steps/people'
import { askEmployer, askSeeker } from '#e2e/straight/calls'
import { newPerson, openShop, postStraight } from '#e2e/straight/shop'
import { openWhatHappened } from '#e2e/screen/history'
import { test } from '#e2e/test'

const skillsRequired = ['Barista coffee', 'Patience', 'Latte art'].map((name) => ({ _id: null, name, must: false }))
const line = 'Barista at The Mill, 2024 to 2025'

test('a skill that was only said is confirmed by who hired for it, and reads so on the profile and on other jobs', async ({
  visit,
  server,
  isMobile,
}) => {
  const shop = await openShop(server, { skillsRequired })
  const other = await postStraight(server, shop, { title: 'Café host', skillsRequired })
  const { seeker, token } = await newPerson(server, 'Ada Winter')
  const skills = ['Barista coffee', 'Patience'].map((name) => ({ _id: null, name }))
  const months = { startDate: { month: 9, year: 2024 }, endDate: { month: 6, year: 2025 } }
  const mill = { title: 'Barista', employer: { _id: null, name: 'The Mill' }, ...months }
  expect((await askSeeker(server, 'changeProfile', { body: { skills } }, token)).status).toBe(200)
  expect((await askSeeker(server, 'addWork', { body: mill }, token)).status).toBe(201)

  const page = await visit()
  await signIn(page, seeker)
  await expect(page).toHaveURL('/home')
  const asked = page.getByRole('region', { name: 'What they’re looking for' })
  const row = (name: string) => asked.getByRole('listitem').filter({ hasText: name })
  /** On a phone the skills are folded. */
  const unfold = () => (isMobile ? asked.getByText('Skill by skill').click() : undefined)
  await test.step('the seeker reads of each skill what backs it, and what would raise the match', async () => {
    await page.goto(`/find/${shop.jobId}`)
    await unfold()
    await expect(row('Barista coffee')).toContainText(line)
    await expect(row('Barista coffee').getByText('Proof in profile', { exact: true })).toBeVisible()
    await expect(row('Patience').getByText('No proof yet', { exact: true })).toBeVisible()
    for (const name of ['Shifts', 'Skills', 'Your interests']) await expect(asked.getByText(name, { exact: true })).toBeVisible()
    await expectAccessible(page, 'what they ask for')
    await asked.getByRole('link', { name: 'Latte art: can you do this? Add it' }).click()
    await expect(page).toHaveURL('/profile/profile#skills')
    await expect(page.getByRole('dialog', { name: 'Skills' })).toBeVisible()
  })

  const { body: sent } = await askSeeker(server, 'applyForJob', { body: { jobId: shop.jobId } }, token)
  const offer = { pay: 13.2, payUnit: 'hour' as const, hoursPerWeek: 7.5, shifts: [], startDate: dayFromNow(0) }
  const offered = { query: { applicationId: sent._id }, body: { status: 'offered', version: 1, offer } } as const
  expect((await askEmployer(server, 'moveApplicants', offered, shop.token)).status).toBe(200)
  const { body: read } = await askSeeker(server, 'openApplication', { params: { id: sent._id } }, token)
  const accept = { body: { applicationId: sent._id, version: read.version, action: 'accept' } } as const
  expect((await askSeeker(server, 'answerOffer', accept, token)).status).toBe(200)

  const desk = await visit()
  await signIn(desk, shop.owner)
  await expect(desk).toHaveURL('/home')
  await test.step('the employer sees the same, hires, and confirms', async () => {
    await openApplicant(desk, shop.jobId, 'Ada Winter')
    await openWhatHappened(desk)
    const shown = desk.getByRole('region', { name: 'What helps' }).getByRole('listitem')
    await expect(shown.filter({ hasText: line }).first()).toContainText('Proof in profile')
    await expect(shown.filter({ hasText: 'Says they can' })).toContainText('Patience')
    await expect(desk.getByRole('region', { name: 'Confirm skills' })).toHaveCount(0)

    await move(desk, 'Mark as hired', { isPhone: isMobile })
    const dialog = desk.getByRole('dialog', { name: 'Hire Ada Winter' })
    await dialog.getByRole('radio', { name: /share code/ }).check()
    await dialog.getByLabel('Checked on').fill(dayFromNow(0))
    await dialog.getByLabel('Checked by').fill('Alex Marlow')
    await dialog.getByRole('checkbox', { name: /I confirm/ }).check()
    await dialog.getByRole('button', { name: 'Mark as hired' }).click()

    const confirm = desk.getByRole('region', { name: 'Confirm skills' })
    await confirm.getByRole('button', { name: 'Patience' }).click()
    await expect(confirm.getByRole('button', { name: 'Patience', pressed: true })).toBeVisible()
    await expect(confirm.getByRole('button', { name: 'Confirm the other 2' })).toBeVisible()
    await expectAccessible(desk, 'confirm skills')
    await desk.reload()
    await expect(confirm.getByRole('button', { name: 'Patience', pressed: true })).toBeVisible()
  })

  await test.step('the seeker reads it on the profile and on another job', async () => {
    await page.reload()
    const sheet = page.getByRole('dialog', { name: 'Skills' })
    if (isMobile) await sheet.getByText('What backs your skills').click()
    const own = sheet.getByRole('listitem').filter({ hasText: 'Patience' })
    await expect(own.getByText('Employer confirmed', { exact: true })).toBeVisible()
    await expect(own.getByText(/^Confirmed by .+, \w+ \d{4}$/)).toBeVisible()
    await expectAccessible(page, 'skills of the profile')
    await page.goto(`/find/${other}`)
    await unfold()
    await expect(row('Patience').getByText('Employer confirmed', { exact: true })).toBeVisible()
    await expect(
      row('Patience')
        .getByText(/^Confirmed by/)
        .last(),
    ).toBeVisible()
  })

  await test.step('and no longer once it is taken back', async () => {
    await desk.getByRole('button', { name: 'Patience', pressed: true }).click()
    await expect(desk.getByRole('button', { name: 'Patience', pressed: false })).toBeVisible()
    await expect(desk.getByRole('button', { name: 'Confirm all 3' })).toBeVisible()
    await page.reload()
    await unfold()
    await expect(row('Patience').getByText('No proof yet', { exact: true })).toBeVisible()
  })
})
