import { wire } from 'virtual:wire/seeker'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import { type Client, createClient } from '#web/api/client'
import { type Queries, queriesOf } from '#web/api/queries'
import { send } from '#web/api/send'
import { authorised } from '#web/shared/session/authorised'
import { session } from '#web/shared/session/current'

/** The seeker service's calls, signed in. */
export const seeker: Client<SeekerService> = createClient<SeekerService>(wire, authorised(session, send))

/** Options for useQuery by a call's name. */
export const seekerQuery: Queries<SeekerService>['query'] = queriesOf('seeker', seeker).query

/** Where the live feed is asked for. */
export const seekerEventsPath: string = wire.events[1]
