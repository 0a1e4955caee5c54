/** Prints the OpenAPI description of every service, as one line. */
import { openApi } from '#server/http/pages/openapi'
import { employer } from '#server/services/employer'
import { identityOf } from '#server/services/identity'
import { seeker } from '#server/services/seeker'
import { staff } from '#server/services/staff'

const services = [seeker, employer, staff, identityOf('jobseeker'), identityOf('employer'), identityOf('staff')]
process.stdout.write(`${JSON.stringify(services.map(openApi))}\n`)
