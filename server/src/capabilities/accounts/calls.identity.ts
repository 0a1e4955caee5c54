import type { IdentityCalls } from '@evenshift/contract/identity/service'
import type { Caller, Handlers, IdentityContext } from '#server/http/context'
import { type Refusal, refuse, refuseField } from '#server/http/refuse'
import type { PasswordFault, SignedIn } from '#server/platform/identity/port'

const SENT = { sent: true } as const

function personOf(context: IdentityContext): Caller {
  if (context.me === null) throw new Error('a call that needs a token was let through without one')
  return context.me
}

/** The token for the answer; the cookie leaves beside it. */
function tokenOf(context: IdentityContext, { accessToken, expiresAt, cookies }: SignedIn) {
  context.setCookies(cookies)
  return { accessToken, expiresAt: expiresAt.toISOString() }
}

const passwordRefusal = (field: string, { passwordFault }: PasswordFault): Refusal => refuseField(field, passwordFault)

/** One pool's own identity; the same for every pool. */
export const identityHandlers: Handlers<IdentityCalls, IdentityContext> = {
  signUp: async ({ body }, context) => {
    const over = await context.codeLimit(body.email)
    if (over !== null) return over
    const result = await context.pool.signUp(body.email, body.password)
    return result === 'sent' ? SENT : passwordRefusal('password', result)
  },

  confirm: async ({ body }, context) => {
    const result = await context.pool.confirm(body.email, body.code, context.client)
    return result === 'wrong' ? refuse('CODE_WRONG') : tokenOf(context, result)
  },

  sendCode: async ({ body }, context) => {
    const over = await context.codeLimit(body.email)
    if (over !== null) return over
    await context.pool.sendCode(body.email)
    return SENT
  },

  signIn: async ({ body }, context) => {
    const result = await context.pool.signIn(body.email, body.password, context.client)
    if (result === 'wrong') return refuse('SIGN_IN_FAILED')
    return result === 'unconfirmed' ? { state: 'confirm' } : { state: 'signed_in', ...tokenOf(context, result) }
  },

  renewToken: async (_input, context) => {
    const result = await context.pool.renew(context.cookieHeader, context.client)
    if (result !== 'expired') return tokenOf(context, result)
    context.setCookies(context.pool.ended)
    return refuse('SESSION_EXPIRED')
  },

  signOut: async (_input, context) => {
    context.setCookies(await context.pool.signOut(context.cookieHeader))
  },

  signOutEverywhere: async (_input, context) => {
    await context.pool.signOutEverywhere(personOf(context).userId)
    context.setCookies(await context.pool.signOut(context.cookieHeader))
  },

  requestReset: async ({ body }, context) => {
    const over = await context.codeLimit(body.email)
    if (over !== null) return over
    await context.pool.requestReset(body.email)
    return SENT
  },

  resetPassword: async ({ body }, context) => {
    const result = await context.pool.reset(body.email, body.code, body.password)
    if (result === 'wrong') return refuse('CODE_WRONG')
    return result === 'done' ? undefined : passwordRefusal('password', result)
  },

  changePassword: async ({ body }, context) => {
    const result = await context.pool.changePassword(personOf(context).userId, body.current, body.next)
    if (result === 'wrong') return refuse('SIGN_IN_FAILED', { message: 'Your present password is not right.' })
    return result === 'done' ? undefined : passwordRefusal('next', result)
  },
}
