import { createRequire } from 'node:module'
import { findOnPath, isRunnable, run } from '../process.mjs'

const VERSION_S = 20

/** This computer, as far as the tools look at it before they install something. Tests hand in another. */
export const machine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  say: console.log,
  find: findOnPath,
  run,
  /** Whether a browser's file is there with the libraries that it needs. On Windows asking for its version would open a window. */
  starts: async (file) =>
    isRunnable(file) && (process.platform === 'win32' || (await run(file, ['--version'], { quiet: true, limit: VERSION_S })).code === 0),
  /** Where Playwright puts its own Chromium. Asked of the journeys' own package, which is the one that depends on it. */
  downloaded: () => createRequire(new URL('../../e2e/package.json', import.meta.url))('@playwright/test').chromium.executablePath(),
}
