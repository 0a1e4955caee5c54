import { wire } from 'virtual:wire/public'
import { type Client, createClient } from '#web/api/client'
import type { PublicCalls } from '#web/api/public-calls'
import { send } from '#web/api/send'

/** The seeker service's calls for whoever asks, without a token. */
export const publicCalls: Client<PublicCalls> = createClient<PublicCalls>(wire, send)
