import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const web = fileURLToPath(new URL('web/src/', import.meta.url))

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'contract', root: 'contract', include: ['src/**/*.test.ts'] } },
      // A server test opens a whole embedded database: seconds on a busy machine.
      { test: { name: 'server', root: 'server', include: ['src/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 } },
      {
        // Vite takes only the first target of an import that has several endings.
        resolve: { alias: [{ find: /^#web\//, replacement: web }] },
        test: { name: 'web', root: 'web', include: ['src/**/*.test.{ts,tsx}'] },
      },
      // Twenty starts of the built product, each a second or more.
      { test: { name: 'bench', root: 'bench', include: ['src/**/*.test.ts'], testTimeout: 300_000 } },
      { test: { name: 'tools', include: ['tools/**/*.test.mjs'], testTimeout: 60_000, hookTimeout: 60_000 } },
    ],
  },
})
