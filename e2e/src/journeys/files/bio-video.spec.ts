import { expect } from '@playwright/test'
import { signIn } from '#e2e/steps/people'
import { bioVideo, brightness, hidePage, muteCamera, seek, unplayedIsBlack } from '#e2e/screen/player'
import { arrived, focused, isPage, reads, seen } from '#e2e/screen/screen'
import { askSeeker } from '#e2e/straight/calls'
import { newPerson } from '#e2e/straight/shop'
import { test } from '#e2e/test'

test('a seeker records a bio video that plays and can be sought, and takes it away again', async ({ arrive, look, server }) => {
  test.setTimeout(180_000)
  const page = await arrive()
  if (isPage(page)) await unplayedIsBlack(page)
  const { seeker, token } = await newPerson(server, 'Bea Lens')
  await signIn(page, seeker)
  await arrived(page, '/home')
  await page.goto('/profile/biovideo')

  await test.step('the camera is looked at before anything is recorded', async () => {
    const record = page.getByRole('button', { name: 'Record or upload' })
    await seen(record)
    await look(page, 'bio video, none')
    await record.click()
    await reads(page.getByRole('listitem').filter({ hasText: 'Light' }), 'Bright enough')
    await look(page, 'device check')
  })

  await test.step('it is recorded after three seconds, waits while the camera or the page is away, and is looked at', async () => {
    await page.getByRole('button', { name: 'Start (3-second countdown)' }).filter({ visible: true }).click()
    await seen(page.getByText(/^Recording · 0:0[1-9]$/))
    // Firefox lets nobody else say that a camera is mute.
    for (const takeAway of isPage(page) ? [muteCamera, hidePage] : [hidePage]) {
      await takeAway(page)
      await seen(page.getByText(/^Paused · /))
      await page.getByRole('button', { name: 'Resume' }).click()
    }
    await seen(page.getByText(/^Recording · 0:0[4-9]$/))
    await page.getByRole('button', { name: 'Stop recording' }).click()
    await seen(page.getByRole('heading', { name: 'Happy with it?' }))
    await look(page, 'recorded')
    for (const away of [page.getByRole('link', { name: 'Documents' }), page.getByRole('button', { name: 'Back', exact: true })]) {
      await away.click()
      await seen(page.getByText('Your recording will be lost.'))
      await page.getByRole('button', { name: 'Keep editing' }).click()
      await seen(page.getByRole('heading', { name: 'Happy with it?' }))
    }
    await page.getByRole('slider', { name: 'Trim start' }).focus()
    for (let tenth = 0; tenth < 10; tenth += 1) await page.keyboard.press('ArrowRight')
    await seen(page.getByText(/^From 0:01 to 0:0\d$/))
    expect(await brightness(page.getByLabel('Your recording'))).toBeGreaterThan(60)
  })

  await test.step('it is sent, checked and kept', async () => {
    await page.getByRole('button', { name: /^Use this recording/ }).click()
    await seen(page.getByRole('heading', { name: 'Your bio video' }))
    await expect.poll(() => bioVideo(page).evaluate((player) => (player as HTMLVideoElement).poster)).not.toBe('')
    const { at, seconds } = await seek(bioVideo(page), 2)
    expect(at).toBeCloseTo(2, 1)
    expect(seconds).toBeGreaterThan(2.5)
    expect(seconds).toBeLessThan(10)
  })

  await test.step('what is said stands below it, also after the page was left', async () => {
    await page.getByLabel('What you say').fill('WEBVTT\n\n00:00.000 --> 00:02.000\nHello, I am Bea.')
    await page.getByRole('button', { name: 'Save' }).click()
    await reads(page.getByRole('figure'), 'Hello, I am Bea.')
    await page.reload()
    await reads(page.getByRole('figure'), 'Hello, I am Bea.')
    await look(page, 'bio video')
  })

  await test.step('it is deleted, brought back, and deleted for good', async () => {
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await focused(page.getByRole('button', { name: 'Delete', exact: true }))
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('link', { name: 'Documents' }).click()
    await arrived(page, '/profile/document')
    await expect.poll(async () => (await askSeeker(server, 'profileDetails', {}, token)).body.userProfile[0]?.bioVideo).toBeNull()
    await page.goto('/profile/biovideo')
    await seen(page.getByRole('button', { name: 'Record or upload' }))
  })
})
