import { type Page, expect } from '@playwright/test'
import { expectAccessible } from '#e2e/axe'
import { completeProfile } from '#e2e/completing'
import { newSeeker, signUp } from '#e2e/people'
import { test } from '#e2e/test'

/** Moves the player to a second and tells where it stands then, and how long it plays. */
const seek = (page: Page, second: number) =>
  page
    .getByLabel('Your bio video', { exact: true })
    .and(page.locator('video'))
    .evaluate(async (element, at) => {
      const player = element as HTMLVideoElement // the locator takes nothing else
      if (player.readyState === 0) await new Promise((resolve) => player.addEventListener('loadedmetadata', resolve, { once: true }))
      const arrived = new Promise((resolve) => player.addEventListener('seeked', resolve, { once: true }))
      player.currentTime = at
      await arrived
      return { at: player.currentTime, seconds: player.duration }
    }, second)

test('a seeker records a bio video that plays and can be sought, and takes it away again', async ({ visit, server }) => {
  test.setTimeout(180_000)
  const page = await visit()
  const bea = newSeeker('Bea', 'Lens')
  await signUp(page, server, bea)
  await completeProfile(page, bea)
  await page.goto('/profile/biovideo')

  await test.step('the camera is looked at before anything is recorded', async () => {
    const record = page.getByRole('button', { name: 'Record or upload a video' })
    await expect(record).toBeVisible()
    await expectAccessible(page, 'bio video, none')
    await record.click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Light' })).toContainText('Bright enough')
    await expectAccessible(page, 'device check')
  })

  await test.step('it is recorded after three seconds, and looked at', async () => {
    await page.getByRole('button', { name: 'Start, with 3 seconds to settle' }).filter({ visible: true }).click()
    await expect(page.getByText(/^Recording · 0:0[4-9]$/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Happy with it?' })).toBeVisible()
    await expectAccessible(page, 'recorded')
    await page.getByRole('slider', { name: 'Where it starts' }).focus()
    for (let tenth = 0; tenth < 10; tenth += 1) await page.keyboard.press('ArrowRight')
    await expect(page.getByText(/^From 0:01 to 0:0\d$/)).toBeVisible()
  })

  await test.step('it is sent, checked and kept', async () => {
    await page.getByRole('button', { name: /^Use this recording/ }).click()
    await expect(page.getByRole('heading', { name: 'Your bio video' })).toBeVisible()
    const { at, seconds } = await seek(page, 2)
    expect(at).toBeCloseTo(2, 1)
    expect(seconds).toBeGreaterThan(2.5)
    expect(seconds).toBeLessThan(10)
  })

  await test.step('what is said stands below it, also after the page was left', async () => {
    await page.getByLabel('What you say').fill('WEBVTT\n\n00:00.000 --> 00:02.000\nHello, I am Bea.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('figure')).toContainText('Hello, I am Bea.')
    await page.reload()
    await expect(page.getByRole('figure')).toContainText('Hello, I am Bea.')
    await expectAccessible(page, 'bio video')
  })

  await test.step('it is deleted, brought back, and deleted for good', async () => {
    await page.getByRole('button', { name: 'Delete it' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Delete it' })).toBeFocused()
    await page.getByRole('button', { name: 'Delete it' }).click()
    const gone = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await page.getByRole('link', { name: 'Documents' }).click()
    expect((await gone).status()).toBe(200)
    await page.goto('/profile/biovideo')
    await expect(page.getByRole('button', { name: 'Record or upload a video' })).toBeVisible()
  })
})
