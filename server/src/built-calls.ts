/** Prints which calls of the contract have a capability behind them and which still answer 501. */
import { employer } from '#server/services/employer'
import { identityOf } from '#server/services/identity'
import { seeker } from '#server/services/seeker'
import { staff } from '#server/services/staff'

const services = [seeker, employer, staff, identityOf('jobseeker'), identityOf('employer'), identityOf('staff')]
const calls = services.flatMap(({ prefix, calls: group, handlers }) =>
  Object.entries(group).map(([name, call]) => ({ call: `${call.method} ${prefix}${call.path}`, isBuilt: name in handlers })),
)
const notBuilt = calls.filter(({ isBuilt }) => !isBuilt).map(({ call }) => call)
process.stdout.write(`${JSON.stringify({ total: calls.length, notBuilt })}\n`)
