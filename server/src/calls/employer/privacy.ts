import type { employerPrivacy } from '@evenshift/contract/employer/privacy'
import { ownExports, requestOwnExport } from '#server/calls/exports'
import type { EmployerContext, Handlers } from '#server/http/call/context'

export const employerPrivacyCalls = {
  employerExports: (_input, context) => ownExports(context),
  requestEmployerExport: (_input, context) => requestOwnExport('employer', context),
} satisfies Handlers<typeof employerPrivacy, EmployerContext>
