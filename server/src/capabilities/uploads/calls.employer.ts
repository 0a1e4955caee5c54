import type { employerUploads } from '@evenshift/contract/employer/uploads'
import { askForAddress } from '#server/capabilities/uploads/asking'
import { finishUpload } from '#server/capabilities/uploads/finishing'
import { linkTo } from '#server/capabilities/uploads/links'
import type { FileReader } from '#server/capabilities/uploads/reading'
import type { EmployerContext, Handlers } from '#server/http/context'

/** `readers` say who else than its owner may see a file. */
export const employerUploadCalls = (readers: readonly FileReader[]) =>
  ({
    uploadUrl: ({ query }, context) => askForAddress(context, context.me, query, null),
    completeUpload: ({ body }, context) => finishUpload(context, context.me, body),
    openFile: ({ params }, context) => linkTo(context, readers, params.id, context.me),
  }) satisfies Handlers<typeof employerUploads, EmployerContext>
