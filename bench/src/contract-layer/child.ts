/** One server in a process of its own: `child.ts bare|layered [database address]`. Tells its address, then its CPU time whenever asked. */
import { openEmbedded } from '@evenshift/server/platform/database/embedded'
import { openPostgres } from '@evenshift/server/platform/database/postgres'
import { pino } from 'pino'
import { listeners } from '#bench/contract-layer/servers'
import { storeWeek } from '#bench/contract-layer/week'

const [kind, url] = process.argv.slice(2)
const database = url === undefined ? await openEmbedded('memory') : openPostgres(url, pino({ level: 'warn' }))
await storeWeek(database)
const address = await listeners[kind as keyof typeof listeners](database)

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMicroseconds: user + system })
})
process.send?.({ address })
