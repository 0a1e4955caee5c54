import { wire } from 'virtual:wire/identity'
import type { IdentityCalls } from '@evenshift/contract/identity/service'
import { type Client, createClient } from '#web/api/client'
import { send } from '#web/api/send'
import { authorised } from '#web/shared/session/authorised'
import { session } from '#web/shared/session/current'
import type { SignInType } from '#web/shared/session/sign-in-type'

/** The identity's calls of who is signed in: these carry the token. */
export const accountCalls = (type: SignInType): Client<IdentityCalls> =>
  createClient<IdentityCalls>(
    wire,
    authorised(session, (request) => send({ ...request, path: `/identity/${type}${request.path}` })),
  )
