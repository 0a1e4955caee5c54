import { wire } from 'virtual:wire/public'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import { type Client, createClient } from '#web/api/client'
import { send } from '#web/api/send'

/** What the seeker service tells whoever asks. */
export type PublicCalls = Pick<
  SeekerService,
  { [K in keyof SeekerService]: SeekerService[K]['caller'] extends 'anyone' ? K : never }[keyof SeekerService]
>

/** The same calls, without a token. */
export const publicCalls: Client<PublicCalls> = createClient<PublicCalls>(wire, send)
