import { wire } from 'virtual:wire/own-identity'
import { type Client, createClient } from '#web/api/client'
import type { OwnCalls } from '#web/api/identity-calls'
import type { Send } from '#web/api/send'
import type { SignInType } from '#web/shared/session/sign-in-type'

/** The identity's calls of who is signed in; whatever sends them carries the token. */
export const ownIdentity = (type: SignInType, send: Send): Client<OwnCalls> =>
  createClient<OwnCalls>(wire, (request) => send({ ...request, path: `/identity/${type}${request.path}` }))
