import type { employerUploads } from '@evenshift/contract/employer/uploads'
import { type FileReader, askForAddress, finishUpload, linkTo } from '#server/capabilities/ground/uploads/public'
import type { EmployerContext, Handlers } from '#server/http/call/context'

/** `readers` say who else than its owner may see a file. */
export const employerUploadCalls = (readers: readonly FileReader[]) =>
  ({
    uploadUrl: ({ query }, context) => askForAddress(context, context.me, query, null),
    completeUpload: ({ body }, context) => finishUpload(context, context.me, body),
    openFile: ({ params }, context) => linkTo(context, readers, params.id, context.me),
  }) satisfies Handlers<typeof employerUploads, EmployerContext>
