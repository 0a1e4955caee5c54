import type { seekerPrivacy } from '@evenshift/contract/seeker/privacy'
import { ownExports, requestOwnExport } from '#server/calls/exports'
import { passwordRefusal } from '#server/calls/own-password'
import { eraseSeeker } from '#server/capabilities/derived/retention/public'
import type { Handlers, SeekerContext } from '#server/http/call/context'

export const seekerPrivacyCalls = {
  eraseAccount: async ({ body }, context) =>
    (await passwordRefusal(context, 'jobseeker', body.password)) ?? eraseSeeker(context, context.me),

  exports: (_input, context) => ownExports(context),
  requestExport: (_input, context) => requestOwnExport('jobseeker', context),
} satisfies Handlers<typeof seekerPrivacy, SeekerContext>
