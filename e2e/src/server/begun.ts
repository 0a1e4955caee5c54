import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { londonDay } from '@evenshift/contract/london'
import { root, startChild } from '#e2e/server/child'

const cache = join(root, 'node_modules/.cache/journeys')

/** How a data folder is begun: until which line, and how long that may take, in milliseconds. */
const beginnings = {
  empty: { settings: { DEMO: 'off' }, ready: 'Evenshift is at', within: 60_000 },
  market: { settings: { DEMO: 'on' }, ready: 'The demo market is complete', within: 600_000 },
} as const

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((name) => /\.(js|sql)$/.test(name))
    .toSorted()

/** Another word after a change of the built server, its tables, its packages or the day, by which the market has its dates. */
function word(): string {
  const hash = createHash('sha256').update(londonDay(new Date()))
  for (const file of ['package-lock.json', ...filesOf('server/dist'), ...filesOf('server/migrations')])
    hash.update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * A data folder as the built server leaves it after its first start, with the demo market or without, to be copied: it takes seconds to
 * begin one, and the market minutes. One that is missing is made.
 */
export async function begunFolder(name: keyof typeof beginnings): Promise<string> {
  const own = word()
  const folder = join(cache, `${name}-${own}`)
  if (existsSync(folder)) return folder
  await mkdir(cache, { recursive: true })
  for (const old of await readdir(cache)) if (!old.includes(own)) await rm(join(cache, old), { recursive: true, force: true })
  const making = `${folder}.${process.pid}`
  try {
    const server = await startChild(making, beginnings[name])
    await server.stop()
    // Another worker may have made the same meanwhile: that one stays.
    await rename(making, folder).catch(() => undefined)
  } finally {
    await rm(making, { recursive: true, force: true })
  }
  return folder
}
