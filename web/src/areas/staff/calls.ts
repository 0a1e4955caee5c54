import { wire } from 'virtual:wire/staff'
import type { StaffService } from '@evenshift/contract/staff/service'
import { type Client, createClient } from '#web/api/client'
import { type Queries, queriesOf } from '#web/api/queries'
import { asStaff } from '#web/shared/session/staff'

/** The staff service's calls, signed in. */
export const staff: Client<StaffService> = createClient<StaffService>(wire, asStaff)

const queries: Queries<StaffService> = queriesOf('staff', staff)
/** Options for useQuery by a call's name. */
export const staffQuery: Queries<StaffService>['query'] = queries.query
