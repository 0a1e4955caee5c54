import type { employerCompany } from '@evenshift/contract/employer/company'
import { jobRoles, skills } from '#server/capabilities/reference/choices'
import type { EmployerContext, Handlers } from '#server/http/context'

const postingLists = { jobRoles, skills }

export const postingListCalls = { postingLists: async () => postingLists } satisfies Handlers<typeof employerCompany, EmployerContext>
