/** The server: configuration, platform, services, listen. */
import { fileURLToPath } from 'node:url'
import { readConfig } from '#server/config'
import { DEMO_PASSWORD, demoAccounts } from '#server/demo/accounts'
import { openLog, toldInShort } from '#server/log'
import { startServer } from '#server/start'
import { stopOnSignal } from '#server/stop-on-signal'

const config = readConfig(process.env, process.argv.slice(2))
if ('problems' in config) {
  for (const problem of config.problems) console.error(problem)
  process.exit(1)
}
const log = openLog(config.logLevel)
// Node would print the error with all that it carries.
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'a failure that no one caught')
  process.exit(1)
})
const pages = config.pagesFolder ?? fileURLToPath(new URL('../../web/dist', import.meta.url))

try {
  const server = await startServer(config, log, pages)
  stopOnSignal(server, log)
  console.log(`Evenshift is at ${server.address}`)
  if (config.demo) {
    console.log('Demo accounts, all with the password', DEMO_PASSWORD)
    for (const { pool, email, name } of demoAccounts) console.log(`  ${pool.padEnd(10)} ${email.padEnd(34)} ${name}`)
    if (await server.loadDemo()) console.log('The demo market is complete.')
  }
} catch (error) {
  console.error(toldInShort(error))
  log.debug({ err: error }, 'the start failed')
  process.exit(1)
}
