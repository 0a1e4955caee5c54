import type { Call } from '#server/platform/storage/embedded/call'
import { deleteObject, deleteObjects, getObject, putObject } from '#server/platform/storage/embedded/object-calls'
import { abortUpload, completeUpload, createUpload, listParts, putPart } from '#server/platform/storage/embedded/part-calls'

/** By method and the parameters that choose a call. */
const ofBucket: Readonly<Record<string, Call>> = { 'POST delete': deleteObjects }
const ofKey: Readonly<Record<string, Call>> = {
  'PUT ': putObject,
  'GET ': getObject,
  'HEAD ': getObject,
  'DELETE ': deleteObject,
  'POST uploads': createUpload,
  'PUT partNumber uploadId': putPart,
  'GET uploadId': listParts,
  'POST uploadId': completeUpload,
  'DELETE uploadId': abortUpload,
}
/** Parameters that change nothing: the signature, and what the SDK adds for logs. */
const IDLE = /^(X-Amz-[\w-]+|x-id)$/

/** Null for what this store does not know, which S3 might take for something else than the plain call. */
export function callOf(method: string, key: string, query: ReadonlyMap<string, string>, headerNames: readonly string[]): Call | null {
  if (headerNames.includes('x-amz-copy-source')) return null
  const chosenBy = [...query.keys()].filter((name) => !IDLE.test(name)).toSorted()
  return (key === '' ? ofBucket : ofKey)[`${method} ${chosenBy.join(' ')}`] ?? null
}
