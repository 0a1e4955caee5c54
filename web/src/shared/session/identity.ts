import { wire } from 'virtual:wire/identity'
import type { IdentityCalls } from '@evenshift/contract/identity/service'
import { type Client, createClient } from '#web/api/client'
import { send } from '#web/api/send'
import type { SignInType } from '#web/shared/session/sign-in-type'

const of = (type: SignInType): Client<IdentityCalls> =>
  createClient<IdentityCalls>(wire, (request) => send({ ...request, path: `/identity/${type}${request.path}` }))

/** The identity's calls of each side; they take no token, the side's own cookie goes with them. */
export const identity: Readonly<Record<SignInType, Client<IdentityCalls>>> = { jobseeker: of('jobseeker'), employer: of('employer') }
