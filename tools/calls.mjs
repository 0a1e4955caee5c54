/** How many calls of the contract are built, and which are not; --json prints { total, notBuilt } as one line. */
import { install } from './install.mjs'
import { run } from './process.mjs'

await install()
const { code, stdout, output } = await run('node', ['--import', 'tsx', 'server/src/built-calls.ts'], { quiet: true })
if (code !== 0) {
  console.error(output)
  process.exitCode = 1
} else if (process.argv.includes('--json')) {
  console.log(stdout.trim())
} else {
  const { total, notBuilt } = JSON.parse(stdout)
  console.log(`${total} calls: ${total - notBuilt.length} built, ${notBuilt.length} not built`)
  for (const call of notBuilt) console.log(`  ${call}`)
}
