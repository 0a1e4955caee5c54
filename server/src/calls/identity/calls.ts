import type { IdentityCalls, StaffIdentityCalls } from '@evenshift/contract/identity/service'
import { personOf } from '#server/calls/identity/person'
import { type Met, lockedRefusal, passwordOf, tokenOf } from '#server/calls/identity/answers'
import { handOverHandlers } from '#server/calls/identity/hand-over'
import { passkeyHandlers } from '#server/calls/identity/passkeys'
import { secondStepHandlers } from '#server/calls/identity/second-step'
import { byOwnWays } from '#server/calls/identity/ways'
import { sessionHandlers } from '#server/calls/identity/sessions'
import { jobsForCards } from '#server/capabilities/derived/adverts/public'
import { agree } from '#server/capabilities/ground/consent/public'
import type { Handlers, IdentityContext } from '#server/http/call/context'
import { type Refusal, refuse, refuseField } from '#server/http/call/refuse'
import type { AppliedFor, EmailMoved, Joined, PasswordFault } from '#server/platform/identity/port'

const SENT = { sent: true } as const

const passwordRefusal = (field: string, { passwordFault }: PasswordFault): Refusal => refuseField(field, passwordFault)
/** A sign-up's code in another browser: only its own password brings one there. */
const signUpElsewhere = refuse('CODE_ELSEWHERE', {
  message: 'You asked for this code in another browser. Enter it there, or sign in here to get a new one.',
})

/** Whoever joins agrees to the terms. */
const agreed =
  ({ clock }: IdentityContext): Joined =>
  (tx, userId) =>
    agree(tx, userId, clock.now())

/** A job as the mail with the code names it; nothing where nobody may read it. */
async function appliedFor({ db, clock }: IdentityContext, jobId: string | undefined): Promise<AppliedFor | undefined> {
  if (jobId === undefined) return undefined
  const listed = (await jobsForCards(db, [jobId], clock.now())).get(jobId)
  return listed && { jobId, job: listed.card.title, employer: listed.employer.name }
}

/** What every pool offers to those who are in it. */
const accountHandlers = (met: Met) =>
  ({
    ...sessionHandlers,
    ...secondStepHandlers(met),
    ...passkeyHandlers(met),

    signIn: byOwnWays(async ({ body }, context, ways) => {
      const result = await ways.signIn(body.email, body.password, context.client, met(context))
      if (result === 'wrong') return refuse('SIGN_IN_FAILED')
      if (result === 'unconfirmed') {
        context.keepBrowser()
        return { state: 'confirm' }
      }
      if ('stepCookies' in result) {
        context.setCookies(result.stepCookies)
        context.keepBrowser()
        return { state: 'second_step' }
      }
      return 'lockedSeconds' in result ? lockedRefusal(result) : { state: 'signed_in', ...tokenOf(context, result) }
    }),

    renewToken: async (_input, context) => {
      const result = await context.pool.renew(context.cookieHeader, context.client)
      if (result !== 'expired') return tokenOf(context, result)
      context.setCookies(context.pool.ended)
      return refuse('SESSION_EXPIRED')
    },

    signOut: async (_input, context) => {
      context.setCookies(await context.pool.signOut(context.cookieHeader))
    },

    requestReset: byOwnWays(async ({ body }, context, ways) => {
      const over = await context.codeLimit(body.email)
      if (over !== null) return over
      await ways.requestReset(body.email, context.client)
      context.keepBrowser()
      return SENT
    }),

    resetPassword: byOwnWays(async ({ body }, context, ways) => {
      const result = await ways.reset(body.email, body.code, body.password, context.client)
      if (result === 'wrong') return refuse('CODE_WRONG')
      if (result === 'elsewhere') return refuse('CODE_ELSEWHERE')
      return result === 'done' ? undefined : passwordRefusal('password', result)
    }),

    changePassword: byOwnWays(async ({ body }, context, ways) => {
      const result = await ways.changePassword(personOf(context), body.current, body.next)
      if (result === 'wrong') return refuse('SIGN_IN_FAILED', { message: 'That’s not your current password.' })
      if (result === 'done') return undefined
      return 'lockedSeconds' in result ? lockedRefusal(result) : passwordRefusal('next', result)
    }),
  }) satisfies Handlers<IdentityCalls, IdentityContext>

/** The email of who is signed in. */
const emailHandlers = (moved: EmailMoved) =>
  ({
    ownEmail: async (_input, context) => context.pool.ownEmail(personOf(context).userId),

    requestEmail: byOwnWays(async ({ body }, context, ways) => {
      const { userId } = personOf(context)
      const refused = await passwordOf(context, body.password)
      if (refused !== null) return refused
      const over = await context.codeLimit(body.email)
      if (over !== null) return over
      await ways.requestEmail(userId, body.email, context.client)
      context.keepBrowser()
      return SENT
    }),

    changeEmail: byOwnWays(async ({ body }, context, ways) => {
      const { userId } = personOf(context)
      const result = await ways.changeEmail(userId, body.email, body.code, context.client, moved)
      if (result === 'elsewhere') return refuse('CODE_ELSEWHERE')
      return result === 'wrong' ? refuse('CODE_WRONG') : tokenOf(context, result)
    }),
  }) satisfies Handlers<IdentityCalls, IdentityContext>

/** The identity of a pool that anybody may join; `moved` keeps what else there is of a person's email as the account has it. */
export const identityHandlers = (moved: EmailMoved, met: Met): Handlers<IdentityCalls, IdentityContext> => ({
  ...accountHandlers(met),
  ...emailHandlers(moved),
  ...handOverHandlers((context) => ({ joined: agreed(context), met: met(context), moved })),
  signUp: byOwnWays(async ({ body }, context, ways) => {
    const over = await context.codeLimit(body.email)
    if (over !== null) return over
    const result = await ways.signUp(body.email, body.password, context.client, await appliedFor(context, body.jobId))
    if (result !== 'sent') return passwordRefusal('password', result)
    context.keepBrowser()
    return SENT
  }),

  confirm: byOwnWays(async ({ body }, context, ways) => {
    const result = await ways.confirm(body.email, body.code, context.client, agreed(context))
    if (result === 'elsewhere') return signUpElsewhere
    return result === 'wrong' ? refuse('CODE_WRONG') : tokenOf(context, result)
  }),

  sendCode: byOwnWays(async ({ body }, context, ways) => {
    const over = await context.codeLimit(body.email)
    if (over !== null) return over
    const applied = await appliedFor(context, body.jobId)
    if ((await ways.sendCode(body.email, context.client, applied)) === 'elsewhere') return signUpElsewhere
    context.keepBrowser()
    return SENT
  }),
})

const nothing = async (): Promise<void> => undefined

/** The staff's: who comes in was invited. */
export const staffIdentityHandlers = (met: Met): Handlers<StaffIdentityCalls, IdentityContext> => ({
  ...accountHandlers(met),
  ...handOverHandlers((context) => ({ joined: nothing, met: met(context), moved: nothing })),
  acceptInvitation: async ({ body }, context) => {
    const result = await context.pool.acceptInvitation(body.email, body.code, body.password, context.client)
    if (result === 'wrong') return refuse('CODE_WRONG', { message: 'That code isn’t right or has run out. Ask for a new invitation.' })
    return result === 'done' ? undefined : passwordRefusal('password', result)
  },
})
