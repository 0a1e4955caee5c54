import { PART_BYTES } from '@evenshift/contract/states/upload'
import { type Page, expect } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import { type Arrival, nextArrival } from '#e2e/server/arrival'
import { openBadLine } from '#e2e/server/bad-line'
import { enter } from '#e2e/straight/enter'
import { newPerson } from '#e2e/straight/shop'
import { test } from '#e2e/test'
import { webmFile } from '#e2e/straight/webm'

const MB = 1024 * 1024
const SIZE = 60 * MB
/** Heads of requests, and the calls between the parts. */
const BESIDES = 16 * 1024
const breaks = { least: 3 * MB, most: 12 * MB, seed: 7 }

/** The recording that the browser keeps until it is sent. */
const keptIn = (page: Page): Promise<Arrival> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)))
    const database = await answer(indexedDB.open('recordings'))
    const [kept] = await answer<{ blob: Blob }[]>(database.transaction('recordings').objectStore('recordings').getAll())
    database.close()
    if (!kept) throw new Error('The browser keeps no recording')
    const digest = await crypto.subtle.digest('SHA-256', await kept.blob.arrayBuffer())
    return { size: kept.blob.size, sha256: [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('') }
  })

/** `npm run bench -- upload` reads these. */
const tell = (figures: Readonly<Record<string, number>>): void => {
  for (const [type, figure] of Object.entries(figures)) test.info().annotations.push({ type, description: String(figure) })
}

test('a video of 60 MB arrives to the bit over a line that breaks every few megabytes, and each break costs one part at most', async ({
  browser,
  server,
}) => {
  test.setTimeout(180_000)
  const line = await openBadLine(new URL(server.url), breaks)
  // Another port than the server knows itself by: the addresses that it gives out hold here too.
  const context = await browser.newContext({ baseURL: line.url })
  const page = await context.newPage()
  const { seeker } = await newPerson(server, 'Cy Tunnel')
  await enter(page, seeker, '/profile/biovideo')
  const path = test.info().outputPath('long.webm')
  await writeFile(path, webmFile(55, SIZE))
  await page.getByRole('button', { name: 'Record or upload' }).click()
  await page.locator('input[type=file]').setInputFiles(path)
  const use = page.getByRole('button', { name: /^Use this recording/ })
  await expect(use).toBeEnabled()

  const before = line.sent()
  const arrival = nextArrival(server.files, SIZE)
  await use.click()
  await expect(page.getByRole('heading', { name: 'Uploading your video' })).toBeVisible()
  const file = await keptIn(page)
  await expect(page.getByRole('heading', { name: 'Your bio video' })).toBeVisible({ timeout: 120_000 })
  const arrived = await arrival
  const { cuts } = line
  const again = line.sent() - before - file.size
  const lost = cuts.reduce((sum, bytes) => sum + bytes, 0)
  tell({
    megabytes: file.size / MB,
    cuts: cuts.length,
    'sent again': again / MB,
    'largest sent again': Math.max(...cuts) / MB,
    differ: Number(arrived.sha256 !== file.sha256),
  })
  expect(file.size).toBeGreaterThan(SIZE)
  expect(arrived).toEqual(file)
  expect(cuts.length).toBeGreaterThanOrEqual(5)
  expect(Math.max(...cuts)).toBeLessThanOrEqual(PART_BYTES + BESIDES)
  expect(again).toBeLessThanOrEqual(lost + cuts.length * BESIDES)
  await context.close()
  line.close()
})
