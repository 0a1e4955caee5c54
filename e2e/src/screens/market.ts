import { startServer, type Server } from '#e2e/server/server'
import type { Account } from '#e2e/steps/people'
import { test as base } from '#e2e/test'

const password = 'evenshift demo'
export const seeker: Account = { side: 'jobseeker', email: 'amira.khan@student.example', password }
export const employer: Account = { side: 'employer', email: 'owner1@demo.example', password }

/** One server with the whole demo market. */
export const test = base.extend<object, { server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, provide) => {
      const server = await startServer({ market: true })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})
