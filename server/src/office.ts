/** `npm run office`: decides what waits for a person. Speaks to the running server, or to PostgreSQL itself. */
import { pino } from 'pino'
import { type Config, readConfig } from '#server/config'
import { type OfficeAnswer, runOffice } from '#server/office-commands'
import { toldInShort } from '#server/log'
import { askOffice } from '#server/office-socket'
import { openPlatform } from '#server/platform/platform'

const notRunning: OfficeAnswer = {
  ok: false,
  text: 'No server runs on this DATA_DIR. Start it with npm start, then ask again.',
}

async function carryOut(config: Config, words: readonly string[]): Promise<OfficeAnswer> {
  if (config.databaseUrl === null) return (await askOffice(config.dataFolder, words)) ?? notRunning
  const platform = await openPlatform(config, pino({ level: 'silent' }))
  try {
    return await runOffice({ db: platform.database.db, queue: platform.queue, clock: platform.clock, identity: platform.identity }, words)
  } finally {
    await platform.close()
  }
}

const config = readConfig(process.env, [])
if ('problems' in config) {
  for (const problem of config.problems) console.error(problem)
  process.exit(1)
}
try {
  const { ok, text } = await carryOut(config, process.argv.slice(2))
  if (ok) console.log(text)
  else console.error(text)
  process.exitCode = ok ? 0 : 1
} catch (error) {
  console.error(toldInShort(error))
  process.exitCode = 1
}
