import { expect } from '@playwright/test'
import { corpus } from '#e2e/straight/corpus'
import { openDirectly } from '#e2e/screen/direct-visit'
import { newSeeker } from '#e2e/steps/people'
import { askSeeker, checked, joinStraight, putStraight } from '#e2e/straight/calls'
import { test } from '#e2e/test'

test('a hostile file put straight at its address is refused for what it is, runs nowhere, and opens for no one', async ({
  server,
  browser,
}) => {
  const [mine, others] = [await joinStraight(server, newSeeker('Ida', 'Thorne')), await joinStraight(server, newSeeker('Otto', 'Vane'))]
  const stranger = await browser.newContext()
  const { hostile } = await corpus()
  expect(hostile.length).toBeGreaterThanOrEqual(10)

  for (const { name, fault, ...file } of hostile) {
    await test.step(`${name}: ${fault}`, async () => {
      const { key, id, url } = await putStraight(server, mine, file)
      const addresses = [url, new URL(new URL(url).pathname, url).href, `${server.url}/media/${id}`]
      const nowhere = async () => {
        for (const address of addresses) expect([403, 404]).toContain((await fetch(address)).status)
      }
      await nowhere()
      const { status, headers, ran } = await openDirectly(stranger, url)
      expect(status).toBe(403)
      expect(headers).toMatchObject({ 'content-type': 'application/xml', 'content-disposition': 'attachment' })
      expect(ran).toEqual([])

      expect(await checked(server, mine, key)).toEqual({ state: 'refused', fault })
      await nowhere()
      for (const [token, unopened, untaken] of [
        [mine, 404, 400],
        [others, 404, 400],
        [undefined, 401, 401],
      ] as const) {
        expect((await askSeeker(server, 'openFile', { params: { id } }, token)).status).toBe(unopened)
        expect((await askSeeker(server, 'addDocument', { body: { key, kind: 'other' } }, token)).status).toBe(untaken)
      }
    })
  }
  await stranger.close()
})

/** In a sandbox WebKit shows no PDF; no script runs here either. */
const pdfPolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

test('a file that is taken runs nothing and loads nothing when it is opened by itself', async ({ server, browser }) => {
  const una = newSeeker('Una', 'Marsh')
  const token = await joinStraight(server, una)
  const who = { firstName: 'Una', lastName: 'Marsh', dateOfBirth: una.dateOfBirth, city: 'Leeds' }
  const profile = await askSeeker(server, 'changeProfile', { body: { ...who, skills: [{ _id: null, name: 'Baking' }] } }, token)
  expect(profile.status).toBe(200)
  const stranger = await browser.newContext()
  const types: string[] = []
  const { good } = await corpus()

  for (const { name, ...file } of good) {
    await test.step(name, async () => {
      const { key, id } = await putStraight(server, token, file)
      expect(await checked(server, token, key)).toEqual({ state: 'ready', fault: null })
      if (file.purpose === 'document') await askSeeker(server, 'addDocument', { body: { key, kind: 'other' } }, token)
      else await askSeeker(server, 'changeProfile', { body: { bioVideo: { key } } }, token)
      const link = await askSeeker(server, 'openFile', { params: { id } }, token)
      const { status, headers, ran } = await openDirectly(stranger, server.url + link.body.url)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': headers['content-type'] === 'application/pdf' ? pdfPolicy : "sandbox; default-src 'none'",
        'cross-origin-resource-policy': 'same-origin',
      })
      types.push(headers['content-type'] ?? '')
      expect(headers['content-disposition']).toMatch(/^(inline|attachment); filename=/)
      expect(ran).toEqual([])
    })
  }
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  expect(types).toEqual(expect.arrayContaining(['application/pdf', word, 'image/png', 'image/jpeg', 'video/webm', 'video/mp4']))
  await stranger.close()
})
