import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config'
import { startServer } from '#server/start'

/** Two starts on empty folders, each with the database's own. */
const STARTS_MS = 120_000

/** What the started product answers at some paths of its own address. */
async function answers(env: Record<string, string>, paths: readonly string[]): Promise<{ status: number; body: string }[]> {
  const folder = await mkdtemp(join(tmpdir(), 'test-start-'))
  const config = readConfig({ DATA_DIR: folder, PORT: '0', DEMO: 'off', ...env }, [])
  if ('problems' in config) throw new Error(config.problems.join(' '))
  const server = await startServer({ ...config, services: ['seeker'] }, pino({ level: 'silent' }), '')
  try {
    const asked = paths.map(async (path) => {
      const answer = await fetch(new URL(path, server.address))
      return { status: answer.status, body: await answer.text() }
    })
    return await Promise.all(asked)
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}

test(
  'mails are read in the browser until the product has an address for others; then no one is shown the way there either',
  async () => {
    const [own, ownConfig] = await answers({}, ['/outbox', '/config.json'])
    expect([own?.status, ownConfig?.body]).toEqual([200, expect.stringContaining('"outbox":true')])
    const [others, othersConfig] = await answers({ PUBLIC_URL: 'https://jobs.example.org' }, ['/outbox', '/config.json'])
    expect([others?.status, othersConfig?.body]).toEqual([404, expect.stringContaining('"outbox":false')])
  },
  STARTS_MS,
)
