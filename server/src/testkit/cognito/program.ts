/** The double as a program of its own: `npx tsx server/src/testkit/cognito/program.ts [port]`. It says which settings the product takes. */
import { startCognito } from '#server/testkit/cognito/cognito'
import { DOUBLE_POOLS, doubleSettings } from '#server/testkit/cognito/standard'

const port = Number(process.argv[2] ?? 9229)
const { endpoint } = await startCognito({ port, pools: DOUBLE_POOLS })
for (const [name, value] of Object.entries(doubleSettings(endpoint))) process.stdout.write(`${name}=${value}\n`)
