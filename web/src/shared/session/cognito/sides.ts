import type { Client } from '#web/api/client'
import type { OwnCalls } from '#web/api/identity-calls'
import { send } from '#web/api/send'
import type { CognitoPool } from '#web/shared/session/cognito/visit'
import { type Host, cognitoWaysIn } from '#web/shared/session/cognito/ways-in'
import { changePasswordIn, cognitoOwnWays } from '#web/shared/session/cognito/own-ways'
import { session } from '#web/shared/session/current'
import { identity } from '#web/shared/session/identity'
import type { SignInType } from '#web/shared/session/sign-in-type'
import type { WaysIn } from '#web/shared/session/ways-in'
import type { OwnWays } from '#web/shared/settings/sign-in/sign-in-calls'

const hostOf = (type: SignInType): Host => ({
  begin: (body) => identity[type].session({ body }),
  leave: () => identity[type].signOut(),
  setsUpApps: false,
  endOthers: async ({ accessToken: token }) => {
    const { ownIdentity } = await import('#web/shared/session/own-identity')
    await ownIdentity(type, (request) => send({ ...request, token })).signOutElsewhere()
  },
})

const doors = new Map<SignInType, WaysIn>()
const owners = new Map<SignInType, OwnWays>()

/** What this map has, made where it has none: one screen begins what the next one ends. */
function once<Ways>(made: Map<SignInType, Ways>, type: SignInType, make: () => Ways): Ways {
  const ways = made.get(type) ?? make()
  made.set(type, ways)
  return ways
}

/** The ways in to a side's Cognito pool. */
export const cognitoIn = (type: SignInType, pool: CognitoPool): WaysIn => once(doors, type, () => cognitoWaysIn(pool, hostOf(type)))

/** The ways in to the staff's: it asks everybody for a second step, which is set up on the way. */
export const cognitoStaffIn = (pool: CognitoPool, begin: Host['begin']): WaysIn =>
  cognitoWaysIn(pool, { begin, endOthers: async () => undefined, leave: async () => undefined, setsUpApps: true })

/** How a password is changed in any. */
export const cognitoPassword = changePasswordIn

/** What is to be done in it by who is signed in here. */
export function cognitoOwn(type: SignInType, pool: CognitoPool, { ownEmail, signOutElsewhere }: Client<OwnCalls>): OwnWays {
  const host = { ...hostOf(type), token: () => session.token(), email: async () => (await ownEmail()).email, signOutElsewhere }
  return once(owners, type, () => cognitoOwnWays(pool, host))
}
