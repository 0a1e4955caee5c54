import { wire } from 'virtual:wire/employer'
import type { EmployerService } from '@evenshift/contract/employer/service'
import { type Client, createClient } from '#web/api/client'
import { type Queries, queriesOf } from '#web/api/queries'
import { send } from '#web/api/send'
import { authorised } from '#web/shared/session/authorised'
import { session } from '#web/shared/session/current'

/** The employer service's calls, signed in. */
export const employer: Client<EmployerService> = createClient<EmployerService>(wire, authorised(session, send))

const queries: Queries<EmployerService> = queriesOf('employer', employer)
/** Options for useQuery by a call's name. */
export const employerQuery: Queries<EmployerService>['query'] = queries.query
/** Options for useMutation by a call's name. */
export const employerMutation: Queries<EmployerService>['mutation'] = queries.mutation

/** Where the live feed is asked for. */
export const employerEventsPath: string = wire.events[1]
