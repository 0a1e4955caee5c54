import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { root } from '#e2e/server/child'
import { type Server, startServer } from '#e2e/server/server'
import { come } from '#e2e/screens/come'
import { cutOff } from '#e2e/screens/cut'
import { employer, seeker } from '#e2e/screens/market'
import { isPlain, screens } from '#e2e/screens/screens'
import { arrived } from '#e2e/screen/screen'
import { test as base } from '#e2e/test'

const pages = join(root, 'node_modules/.cache/pseudo-pages')
const run = promisify(execFile)

const test = base.extend<object, { server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, provide) => {
      await run('npx', ['vite', 'build', 'web', '--logLevel', 'warn'], {
        cwd: root,
        env: { ...process.env, LANGUAGE_OF_PAGES: 'pseudo' },
      })
      const server = await startServer({ market: true, pages })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 400_000 },
  ],
})

// One after the other: one build and one market serve both.
test.describe.configure({ mode: 'default', timeout: 300_000 })

for (const [side, account] of [
  ['seeker', seeker],
  ['employer', employer],
] as const)
  test(`every screen of the ${side}’s side comes in a language two fifths longer, and still has room for it`, async ({ visit }) => {
    const page = await visit()
    await page.goto(`/auth/sign-in/${side === 'seeker' ? 'jobseeker' : 'employer'}`)
    await page.locator('input[type=email]').fill(account.email)
    await page.locator('input[type=password]').fill(account.password)
    await page.locator('button[type=submit]').click()
    await arrived(page, '/home')
    for (const [name, way] of Object.entries(screens[side])) {
      if (!isPlain(way)) continue
      await come(page, way)
      expect.soft(await cutOff(page), `${name} has no room for longer sentences`).toEqual([])
    }
  })
