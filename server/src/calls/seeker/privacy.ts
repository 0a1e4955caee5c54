import type { seekerPrivacy } from '@evenshift/contract/seeker/privacy'
import { ownExports, requestOwnExport } from '#server/calls/exports'
import { passwordRefusal } from '#server/calls/own-password'
import { eraseSeeker } from '#server/capabilities/derived/retention/public'
import { answerAnalytics, isCounted, presentConsent, setCounted } from '#server/capabilities/ground/consent/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { hasReachedAge } from '#server/capabilities/parties/profiles/public'
import { forgetJobViewer } from '#server/capabilities/work/jobs/public'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { refuseField } from '#server/http/call/refuse'

const isOfAge = ({ db, clock, me }: SeekerContext): Promise<boolean> => hasReachedAge(db, me.userId, 18, londonDate(clock.now()))

const consentOf = async (context: SeekerContext) => ({
  ...(await presentConsent(context.db, context.me.userId, await isOfAge(context))),
  isCounted: await isCounted(context.db, context.me.userId),
})

export const seekerPrivacyCalls = {
  eraseAccount: async ({ body }, context) =>
    (await passwordRefusal(context, 'jobseeker', body.password)) ?? eraseSeeker(context, context.me),

  exports: (_input, context) => ownExports(context),
  requestExport: (_input, context) => requestOwnExport('jobseeker', context),

  consent: (_input, context) => consentOf(context),
  setConsent: async ({ body: { analytics, isCounted: counted } }, context) => {
    const { db, clock, me } = context
    const now = clock.now()
    if (analytics === 'yes' && !(await isOfAge(context))) return refuseField('analytics', 'We only ask people who are 18 or over')
    await db.transaction(async (tx) => {
      if (analytics !== undefined) await answerAnalytics(tx, me.userId, analytics, now)
      if (counted !== undefined) await setCounted(tx, me.userId, counted, now)
      // What was counted before stays a number, and names them no more.
      if (counted === false) await forgetJobViewer(tx, me.userId)
    })
    return consentOf(context)
  },
} satisfies Handlers<typeof seekerPrivacy, SeekerContext>
