import type { employerPrivacy } from '@evenshift/contract/employer/privacy'
import { ownExports, requestOwnExport } from '#server/calls/exports'
import { passwordRefusal } from '#server/calls/own-password'
import { eraseEmployerAccount } from '#server/capabilities/derived/retention/public'
import type { EmployerContext, Handlers } from '#server/http/call/context'

export const employerPrivacyCalls = {
  eraseEmployerAccount: async ({ body }, context) =>
    (await passwordRefusal(context, 'employer', body.password)) ?? eraseEmployerAccount(context, context.me),

  employerExports: (_input, context) => ownExports(context),
  requestEmployerExport: (_input, context) => requestOwnExport('employer', context),
} satisfies Handlers<typeof employerPrivacy, EmployerContext>
