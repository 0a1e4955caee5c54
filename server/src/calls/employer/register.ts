import { registrationNumber } from '@evenshift/contract/model/company/employer'
import type { employerRegister } from '@evenshift/contract/employer/register'
import { sectorOfSic } from '#server/capabilities/ground/reference/public'
import { registerDoubts } from '#server/capabilities/parties/verification/public'
import type { EmployerContext, Handlers } from '#server/http/call/context'
import { refuse, refuseField } from '#server/http/call/refuse'

export const registerCalls = {
  lookUpCompany: async ({ params }, { register }) => {
    const number = registrationNumber.safeParse(params.registrationNumber)
    if (!number.success) return refuseField('registrationNumber', 'Enter a company number, like 09876543 or SC123456')
    const company = await register.find(number.data)
    if (company === 'down') return refuse('REGISTER_DOWN', { retryAfter: 60 })
    if (company === 'unknown') return refuse('NOT_FOUND', { message: 'The company register doesn’t know this number.' })
    const sector = sectorOfSic(company.sicCodes)
    return {
      ...company,
      address: { ...company.address, lines: [...company.address.lines] },
      sicCodes: [...company.sicCodes],
      suggestedSector: sector === undefined ? null : { _id: sector._id, name: sector.name },
      warnings: registerDoubts(company),
    }
  },
  findCompanies: async ({ query: { name } }, { register }) => {
    const found = await register.search(name)
    return found === 'down' ? refuse('REGISTER_DOWN', { retryAfter: 60 }) : [...found]
  },
} satisfies Handlers<typeof employerRegister, EmployerContext>
