import type { Client } from '#web/api/client'
import type { OwnCalls } from '#web/api/identity-calls'
import { send } from '#web/api/send'
import { authorised } from '#web/shared/session/authorised'
import { session } from '#web/shared/session/current'
import { ownIdentity } from '#web/shared/session/own-identity'
import type { SignInType } from '#web/shared/session/sign-in-type'

/** The identity's calls of whoever is signed in here. */
export const accountCalls = (type: SignInType): Client<OwnCalls> => ownIdentity(type, authorised(session, send))
