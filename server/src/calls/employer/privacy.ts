import type { employerPrivacy } from '@evenshift/contract/employer/privacy'
import { ownExports, requestOwnExport } from '#server/calls/exports'
import { passwordRefusal } from '#server/calls/own-password'
import { eraseEmployerAccount } from '#server/capabilities/derived/retention/public'
import { answerAnalytics, presentConsent } from '#server/capabilities/ground/consent/public'
import type { EmployerContext, Handlers } from '#server/http/call/context'

export const employerPrivacyCalls = {
  eraseEmployerAccount: async ({ body }, context) =>
    (await passwordRefusal(context, 'employer', body.password)) ?? eraseEmployerAccount(context, context.me),

  employerExports: (_input, context) => ownExports(context),
  requestEmployerExport: (_input, context) => requestOwnExport('employer', context),

  // Nobody gave their date of birth here: the question itself is for people of 18 or over.
  employerConsent: (_input, { db, me }) => presentConsent(db, me.userId, true),
  setEmployerConsent: async ({ body: { analytics } }, { db, clock, me }) => {
    if (analytics !== undefined) await answerAnalytics(db, me.userId, analytics, clock.now())
    return presentConsent(db, me.userId, true)
  },
} satisfies Handlers<typeof employerPrivacy, EmployerContext>
