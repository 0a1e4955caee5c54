import { PART_BYTES } from '@evenshift/contract/states/upload'
import { type Page, expect } from '@playwright/test'
import { enter } from '#e2e/straight/enter'
import { newPerson } from '#e2e/straight/shop'
import { bioVideo, seek } from '#e2e/screen/player'
import { test } from '#e2e/test'

const SIZE = 2.2 * PART_BYTES

/** Chooses a video of at least so many bytes, which is recorded in the page from noise: nothing else is as large in a few seconds. */
const chooseNoise = (page: Page, least: number) =>
  page.locator('input[type=file]').evaluate(async (input, enough) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
    const paint = canvas.getContext('2d')
    if (!paint || !(input instanceof HTMLInputElement)) throw new Error('The page has nothing to paint on, or takes no file')
    const draw = () => {
      const picture = paint.createImageData(canvas.width, canvas.height)
      const dots = new Uint32Array(picture.data.buffer)
      for (let at = 0; at < dots.length; at += 1) dots[at] = 0xff000000 | (Math.random() * 0x1000000)
      paint.putImageData(picture, 0, 0)
    }
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm;codecs=vp8', videoBitsPerSecond: 40_000_000 })
    const chunks: Blob[] = []
    const drawing = setInterval(draw, 50)
    await new Promise<void>((resolve) => {
      recorder.addEventListener('stop', () => resolve())
      recorder.addEventListener('dataavailable', ({ data }) => {
        chunks.push(data)
        if (recorder.state === 'recording' && new Blob(chunks).size > enough) recorder.stop()
      })
      recorder.start(200)
    })
    clearInterval(drawing)
    const carried = new DataTransfer()
    carried.items.add(new File(chunks, 'noise.webm', { type: 'video/webm' }))
    input.files = carried.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, least)

test('a large video goes in parts; only the one that is cut goes again, and what arrived plays and can be sought', async ({
  browser,
  server,
}) => {
  test.setTimeout(180_000)
  const page = await (await browser.newContext()).newPage()
  const { seeker } = await newPerson(server, 'Noa Grain')
  await enter(page, seeker, '/profile/biovideo')
  await page.getByRole('button', { name: 'Record or upload' }).click()
  await chooseNoise(page, SIZE)
  await expect(page.getByRole('button', { name: /^Use this recording/ })).toBeEnabled({ timeout: 60_000 })

  const sent: number[] = []
  page.on('request', (request) => {
    const number = new URL(request.url()).searchParams.get('partNumber')
    if (request.method() === 'PUT' && number !== null) sent.push(Number(number))
  })
  await page.route(/partNumber=2&/, (route) => route.abort('connectionreset'), { times: 1 })
  await page.getByRole('button', { name: /^Use this recording/ }).click()
  await expect(page.getByRole('heading', { name: 'Uploading your video' })).toBeVisible()
  await expect.poll(() => bioVideo(page).isVisible(), { timeout: 60_000 }).toBe(true)
  expect(sent).toEqual([1, 2, 2, 3])

  const stretches: string[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/media/') && answer.status() === 206) stretches.push(answer.headers()['content-range'] ?? '')
  })
  await page.reload()
  const { at, seconds } = await seek(bioVideo(page), 1)
  expect(at).toBeCloseTo(1, 1)
  expect(seconds).toBeGreaterThan(1)
  expect(Number(stretches[0]?.split('/')[1])).toBeGreaterThan(2 * PART_BYTES)
  await page.context().close()
})
