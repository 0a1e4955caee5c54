import { wire } from 'virtual:wire/identity'
import { type Client, createClient } from '#web/api/client'
import type { DoorCalls } from '#web/api/identity-calls'
import { send } from '#web/api/send'
import type { SignInType } from '#web/shared/session/sign-in-type'

const of = (type: SignInType): Client<DoorCalls> =>
  createClient<DoorCalls>(wire, (request) => send({ ...request, path: `/identity/${type}${request.path}` }))

/** The identity's calls of each side; they take no token, the side's own cookie goes with them. */
export const identity: Readonly<Record<SignInType, Client<DoorCalls>>> = { jobseeker: of('jobseeker'), employer: of('employer') }
