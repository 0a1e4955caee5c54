import type { Answer, Call } from '#server/platform/storage/embedded/call'
import { newDraft } from '#server/platform/storage/embedded/folder'
import { hasObject, openObject, placeNewObject, placeObject, removeObject } from '#server/platform/storage/embedded/objects'
import { stretchOf } from '#server/platform/storage/embedded/range'
import { receiveFile, receiveXml } from '#server/platform/storage/embedded/receive'
import { contentsOf, document, element, textOf } from '#server/platform/storage/embedded/xml'

const NO_TYPE = 'application/octet-stream'
/** What S3 removes in one call. */
const KEYS_MOST = 1000

export const putObject: Call = async ({ request, signed, key, folder, bodyMs }) => {
  const condition = request.headers['if-none-match']
  if (condition !== undefined && condition !== '*') return 'NotImplemented'
  const onlyNew = condition === '*'
  if (onlyNew && (await hasObject(folder, key))) return 'PreconditionFailed'
  const draft = newDraft(folder)
  const received = await receiveFile(request, signed, draft, { key, contentType: request.headers['content-type'] ?? NO_TYPE }, bodyMs)
  if (typeof received === 'string') return received
  // Of several that were let in above, the first that is whole wins.
  if (!onlyNew) await placeObject(folder, key, draft)
  else if (!(await placeNewObject(folder, key, draft))) return 'PreconditionFailed'
  return { status: 200, headers: { etag: received.etag } }
}

export const getObject: Call = async ({ request, key, folder }) => {
  const file = await openObject(folder, key)
  if (file === null) return 'NoSuchKey'
  const stretch = stretchOf(request.headers.range, file.size)
  if (stretch === 'InvalidRange') {
    await file.close()
    return stretch
  }
  const { start, end } = stretch ?? { start: 0, end: file.size - 1 }
  const headers: Answer['headers'] = {
    'content-type': file.contentType,
    'content-length': end - start + 1,
    etag: file.etag,
    'accept-ranges': 'bytes',
    ...(stretch && { 'content-range': `bytes ${start}-${end}/${file.size}` }),
  }
  const status = stretch === null ? 200 : 206
  if (request.method === 'GET' && file.size > 0) return { status, headers, body: file.read(start, end) }
  await file.close()
  return { status, headers }
}

export const deleteObject: Call = async ({ key, folder }) => {
  await removeObject(folder, key)
  return { status: 204 }
}

export const deleteObjects: Call = async ({ request, signed, folder }) => {
  const body = await receiveXml(request, signed)
  if (typeof body === 'string') return body
  const keys = contentsOf(body.xml, 'Object').map((object) => textOf(object, 'Key'))
  if (keys.length === 0 || keys.length > KEYS_MOST) return 'MalformedXML'
  const removed: string[] = []
  for (const key of keys) {
    if (key === null) return 'MalformedXML'
    await removeObject(folder, key)
    removed.push(element('Deleted', [element('Key', key)]))
  }
  return { status: 200, body: document('DeleteResult', removed) }
}
