import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { wire } from './web/build/wire.ts'

const web = fileURLToPath(new URL('web/src/', import.meta.url))

// A server test opens a whole embedded database: seconds on a busy machine.
const server = { root: 'server', testTimeout: 30_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'contract', root: 'contract', include: ['src/**/*.test.ts'] } },
      {
        // One after another in one process: loading the whole server anew for each file takes longer than most of its tests.
        test: { ...server, name: 'server', include: ['src/**/*.test.ts'], exclude: ['src/**/*.planted.test.ts'], isolate: false },
      },
      // These plant faults in the server's modules, which others must not meet.
      { test: { ...server, name: 'server-planted', include: ['src/**/*.planted.test.ts'] } },
      // A person's clock may be of any zone; what they read is of London's. Rules and words, which leave nothing behind.
      ...['Europe/London', 'America/Los_Angeles', 'Pacific/Auckland'].map((TZ) => ({
        // Vite takes only the first target of an import that has several endings.
        resolve: { alias: [{ find: /^#web\//, replacement: web }] },
        test: { name: `web ${TZ}`, root: 'web', include: ['src/**/*.test.ts'], env: { TZ }, testTimeout: 30_000, isolate: false },
      })),
      {
        // Dialogs before a person, once: dates have their own tests above.
        plugins: [wire()],
        resolve: { alias: [{ find: /^#web\//, replacement: web }] },
        test: {
          name: 'web dialogs',
          root: 'web',
          include: ['src/**/*.test.tsx'],
          testTimeout: 30_000,
          // As above: what they share is loaded once.
          isolate: false,
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
        },
      },
      // Twenty starts of the built product, each a second or more.
      { test: { name: 'bench', root: 'bench', include: ['src/**/*.test.ts'], testTimeout: 300_000 } },
      { test: { name: 'tools', include: ['tools/**/*.test.mjs'], testTimeout: 60_000, hookTimeout: 60_000 } },
    ],
  },
})
