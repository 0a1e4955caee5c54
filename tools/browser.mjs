import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { run } from './process.mjs'

function isRunnable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The system's Chromium or Chrome, else the one that Playwright installed; undefined where there is none. */
function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const files = ['chromium', 'chromium-browser', 'google-chrome'].flatMap((name) => folders.map((folder) => join(folder, name)))
  // Asked of the journeys' own package, which is the one that depends on Playwright.
  const playwright = createRequire(new URL('../e2e/package.json', import.meta.url))('@playwright/test')
  return [process.env.CHROMIUM_PATH ?? '', ...files, playwright.chromium.executablePath()].find(isRunnable)
}

/** Where the browser for the journeys is. Installs Debian's own only as root in CI, and says so; throws where there is none. */
export async function browser() {
  const found = findBrowser()
  if (found) return found
  if (/^(1|true)$/.test(process.env.CI ?? '') && process.getuid?.() === 0) {
    console.log('No browser here. As root in CI: installing Chromium with apt-get ...')
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', 'chromium'])
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error('The journeys need Chromium: install it, name it in CHROMIUM_PATH, or run `npx playwright install chromium`.')
}
