import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { choose, dayFromNow } from '#e2e/screen/fields'
import { closePart, openPart, review, writePost } from '#e2e/steps/post'
import { askEmployer, askSeeker } from '#e2e/straight/calls'
import { enter } from '#e2e/straight/enter'
import { newPerson, openShop } from '#e2e/straight/shop'
import { test } from '#e2e/test'

const title = 'Late bar work'
const kept = /Brudenell|Rosa|496 0142|LS6 1HB/
test('a late shift goes out only with the way home, and the address opens with an accepted offer', async ({ visit, server, isMobile }) => {
  test.setTimeout(240_000)
  const shop = await openShop(server)
  const employer = await visit()
  let jobId = ''

  await test.step('the employer writes a shift that ends at 23:30 and is asked how people get home', async () => {
    await enter(employer, shop.owner, '/posts/new')
    await writePost(employer, { title, pay: '13.20' }, async (step) => {
      if (step !== 'post, the week') return
      await employer.getByLabel('Workplace postcode').fill('LS6 1HB')
      await openPart(employer, 'More about pay')
      await choose(employer, 'Pay day', 'Every four weeks')
      await closePart(employer)
      await expect(employer.getByRole('radiogroup', { name: 'How do people get home?' })).toHaveCount(0)
      await choose(employer.getByRole('group', { name: 'Shifts' }).getByRole('listitem').nth(2), 'To', '23:30')
      await employer.getByRole('button', { name: 'Set the age to 18' }).click()
      await expect(employer.getByRole('radiogroup', { name: 'How do people get home?' })).toBeVisible()
      await expectAccessible(employer, 'post, the way home')
    })
  })

  await test.step('the details of the first day are written with a photo of the door', async () => {
    await openPart(employer, 'The first day')
    await employer.getByLabel('Address').fill('31 Brudenell Parade')
    await employer.getByLabel('Contact', { exact: true }).fill('Rosa Marin')
    await employer.getByLabel('Their phone number').fill('0113 496 0142')
    await employer.getByLabel('What to wear').fill('Dark top, closed shoes')
    await employer.getByLabel('What to bring').fill('A pen')
    const photo = employer.getByRole('group', { name: 'Photo of the entrance' })
    const file = { name: 'door.png', mimeType: 'image/png', buffer: await employer.screenshot() }
    await photo.locator('input[type="file"]').setInputFiles(file)
    await expect(photo.getByText('door.png is added.')).toBeVisible()
    await expectAccessible(employer, 'post, the first day')
    await closePart(employer)
  })

  await test.step('without an answer its step goes no further, with the field in focus; with one it goes out', async () => {
    await review(employer, 2)
    const ways = employer.getByRole('radiogroup', { name: 'How do people get home?' })
    await expect(ways.getByRole('radio').first()).toBeFocused()
    await expect(employer.getByText('Tell people how they’ll get home after 23:00')).toBeVisible()
    await ways.getByRole('radio', { name: 'A taxi that the employer pays for' }).check()
    await review(employer, 2)
    await expect(employer.getByRole('region', { name: 'What you’ve set' })).toContainText(/31 Brudenell Parade.*Rosa Marin/)
    await employer.getByRole('button', { name: 'Publish' }).click()
    await expect(employer).toHaveURL(/\/posts\/[0-9a-f-]{36}$/)
    jobId = new URL(employer.url()).pathname.split('/').at(-1) ?? ''
    await employer.getByRole('heading', { name: 'Job details' }).click()
    await expect(employer.getByText('31 Brudenell Parade')).toBeVisible()
  })

  const { seeker, token } = await newPerson(server, 'Ada Winter')
  const page = await visit()
  const main = page.getByRole('main')
  let applicationId = ''

  await test.step('a seeker reads the way home and the pay day on its page, and no address', async () => {
    await enter(page, seeker, `/find/${jobId}`)
    if (isMobile) await page.getByRole('heading', { name: 'Good to know' }).click()
    await expect(main.getByText('A taxi that the employer pays for')).toBeVisible()
    await expect(main.getByText('Every four weeks')).toBeVisible()
    await expect(main).not.toContainText(kept)
  })

  await test.step('with an offer there’s still none', async () => {
    const { body: sent } = await askSeeker(server, 'applyForJob', { body: { jobId } }, token)
    applicationId = sent._id
    const move = (body: Parameters<typeof askEmployer<'moveApplicants'>>[2]['body']) =>
      askEmployer(server, 'moveApplicants', { query: { applicationId }, body }, shop.token)
    expect((await move({ status: 'shortlisted', version: 1 })).status).toBe(200)
    const shifts = [{ day: 3, start: '18:00', end: '21:30' }]
    const offer = { pay: 13.2, payUnit: 'hour' as const, hoursPerWeek: 3.5, shifts, startDate: dayFromNow(21) }
    expect((await move({ status: 'offered', version: 2, offer })).status).toBe(200)
    await page.goto(`/applications/${applicationId}`)
    await expect(page.getByRole('heading', { name: /^You’ve got an offer/ })).toBeVisible()
    await expect(main).not.toContainText(kept)
  })

  await test.step('accepting it opens the first day: when, where, whom to ask for, what to wear and bring', async () => {
    await page.getByRole('button', { name: 'Accept offer' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Accept offer' }).click()
    await expect(page.getByRole('heading', { name: /^You start /, level: 1 })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your first day' })).toContainText('18:00–21:30')
    const place = page.getByRole('region', { name: 'The first shift' })
    await expect(place).toContainText('31 Brudenell Parade, Leeds LS6 1HB')
    await expect(place).toContainText('Rosa Marin, 0113 496 0142')
    await expect(place).toContainText('Dark top, closed shoes')
    await expect(place).toContainText('A pen')
    const door = place.getByRole('img', { name: /^The entrance of/ })
    await expect(door).toBeVisible()
    await expect.poll(() => door.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(page.getByRole('region', { name: 'Your money' })).toContainText('Every four weeks')
    await expectAccessible(page, 'ready to start')
  })
})
