import { type Page, expect } from '@playwright/test'
import { newSeeker } from '#e2e/steps/people'
import { checked, joinStraight, putStraight } from '#e2e/straight/calls'
import { enter } from '#e2e/straight/enter'
import { newPerson } from '#e2e/straight/shop'
import { test } from '#e2e/test'
import { webmFile } from '#e2e/straight/webm'

const CAPTIONS = 'WEBVTT\n\n00:04.000 --> 00:06.000\nHello, I am Min.\n\n00:49.000 --> 00:51.000\nAnd that is me.'

const player = (page: Page) => page.getByLabel('Your bio video', { exact: true }).and(page.locator('video'))

/** Moves the player to a second; tells where it stands then, of when the picture is that it shows, and how long all lasts. */
const seek = (page: Page, second: number) =>
  player(page).evaluate(async (element, at) => {
    const player = element as HTMLVideoElement // the locator takes nothing else
    const shown = new Promise<number>((resolve) => player.requestVideoFrameCallback((_now, { mediaTime }) => resolve(mediaTime)))
    player.currentTime = at
    return { picture: await shown, at: player.currentTime, seconds: player.duration }
  }, second)

/** The words over the picture. */
const saying = (page: Page) =>
  expect.poll(() =>
    player(page).evaluate((element) => {
      const [track] = (element as HTMLVideoElement).textTracks
      return [...(track?.activeCues ?? [])].map((cue) => (cue as VTTCue).text)
    }),
  )

test('a recording ends by itself after 60 seconds, plays, and can be sought to the second', async ({ visit, server }) => {
  test.setTimeout(180_000)
  const page = await visit()
  const { seeker } = await newPerson(server, 'Min Hourglass')

  await test.step('no one stops it', async () => {
    await enter(page, seeker, '/profile/biovideo')
    await page.getByRole('button', { name: 'Record or upload' }).click()
    await page.getByRole('button', { name: 'Start (3-second countdown)' }).filter({ visible: true }).click()
    await expect(page.getByText(/^Recording · 0:5\d$/)).toBeVisible({ timeout: 75_000 })
    await expect(page.getByRole('heading', { name: 'Happy with it?' })).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(/^From 0:00 to (0:59|1:00)$/)).toBeVisible()
  })

  await test.step('it is used, with captions', async () => {
    await page.getByRole('button', { name: /^Use this recording/ }).click()
    await expect(page.getByRole('heading', { name: 'Your bio video' })).toBeVisible({ timeout: 30_000 })
    await page.getByLabel('What you say').fill(CAPTIONS)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('figure')).toContainText('And that is me.')
  })

  await test.step('it is sought by stretches of it, far and back', async () => {
    const stretches: string[] = []
    page.on('response', (answer) => {
      if (answer.url().includes('/media/') && answer.status() === 206) stretches.push(answer.headers()['content-range'] ?? '')
    })
    await page.reload()
    const far = await seek(page, 50)
    expect(far.seconds).toBeGreaterThan(59)
    expect(far.seconds).toBeLessThan(61)
    expect(far.at).toBe(50)
    expect(far.picture).toBeCloseTo(50, 0)
    await saying(page).toEqual(['And that is me.'])
    const near = await seek(page, 5)
    expect(near.at).toBe(5)
    expect(near.picture).toBeCloseTo(5, 0)
    await saying(page).toEqual(['Hello, I am Min.'])
    expect(stretches.some((stretch) => /^bytes [1-9]/.test(stretch))).toBe(true)
  })
})

test('a recording that lasts longer than it says is refused', async ({ server }) => {
  const token = await joinStraight(server, newSeeker('Max', 'Overrun'))
  const bytes = webmFile(62, 1e6, 5)
  const { key } = await putStraight(server, token, { purpose: 'biovideo', contentType: 'video/webm', fileName: 'Short.webm', bytes })
  expect(await checked(server, token, key)).toEqual({ state: 'refused', fault: 'too_long' })
})
