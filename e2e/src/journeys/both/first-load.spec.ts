import { expect } from '@playwright/test'
import { test } from '#e2e/test'

/** Most kilobytes (1000 bytes) that a browser receives, heads of the answers too. */
const most = { script: 125, style: 14, font: 65, all: 191 }

for (const [screen, address] of [
  ['join us', '/auth/join-us'],
  ['sign in', '/auth/sign-in/jobseeker'],
  ['sign up', '/auth/sign-up/jobseeker'],
] as const)
  test(`the screen to ${screen} comes in ${most.all} kB at the most, as the browser counts what it receives`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page)
    const kinds = new Map<string, string>()
    const received = { Script: 0, Stylesheet: 0, Font: 0, all: 0 }
    devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId)
      if (kind === 'Script' || kind === 'Stylesheet' || kind === 'Font') received[kind] += encodedDataLength / 1000
      received.all += encodedDataLength / 1000
    })
    await devtools.send('Network.enable')
    await page.goto(address)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState('networkidle')
    const seen = JSON.stringify(received)
    expect(received.Script, seen).toBeGreaterThan(0)
    expect(received.Script, seen).toBeLessThanOrEqual(most.script)
    expect(received.Stylesheet, seen).toBeLessThanOrEqual(most.style)
    expect(received.Font, seen).toBeLessThanOrEqual(most.font)
    expect(received.all, seen).toBeLessThanOrEqual(most.all)
  })
