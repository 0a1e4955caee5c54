import type { Call } from '#server/platform/storage/embedded/call'
import { newDraft } from '#server/platform/storage/embedded/folder'
import * as parts from '#server/platform/storage/embedded/parts'
import { receiveFile, receiveXml } from '#server/platform/storage/embedded/receive'
import { BUCKET } from '#server/platform/storage/embedded/target'
import { contentsOf, document, element, textOf } from '#server/platform/storage/embedded/xml'

const NUMBER = /^[1-9]\d{0,4}$/
const NUMBER_MOST = 10_000
const numberIn = (text: string | null | undefined): number | null =>
  NUMBER.test(text ?? '') && Number(text) <= NUMBER_MOST ? Number(text) : null

export const createUpload: Call = async ({ request, key, folder }) => {
  const id = await parts.beginParts(folder, key, request.headers['content-type'] ?? 'application/octet-stream')
  const named = [element('Bucket', BUCKET), element('Key', key), element('UploadId', id)]
  return { status: 200, body: document('InitiateMultipartUploadResult', named) }
}

export const putPart: Call = async ({ request, signed, key, query, folder, bodyMs }) => {
  const id = query.get('uploadId') ?? ''
  const number = numberIn(query.get('partNumber'))
  if (number === null) return 'InvalidArgument'
  const begun = await parts.findParts(folder, key, id)
  if (begun === null) return 'NoSuchUpload'
  const draft = newDraft(folder)
  const received = await receiveFile(request, signed, draft, begun, bodyMs)
  if (typeof received === 'string') return received
  return (await parts.placePart(folder, id, number, draft)) ? { status: 200, headers: { etag: received.etag } } : 'NoSuchUpload'
}

export const listParts: Call = async ({ key, query, folder }) => {
  const id = query.get('uploadId') ?? ''
  if ((await parts.findParts(folder, key, id)) === null) return 'NoSuchUpload'
  const arrived = (await parts.arrivedParts(folder, id)).map(({ number, etag, size }) =>
    element('Part', [element('PartNumber', number), element('ETag', etag), element('Size', size)]),
  )
  const named = [element('Bucket', BUCKET), element('Key', key), element('UploadId', id), element('IsTruncated', 'false')]
  return { status: 200, body: document('ListPartsResult', [...named, ...arrived]) }
}

export const completeUpload: Call = async ({ request, signed, key, query, folder }) => {
  const id = query.get('uploadId') ?? ''
  const body = await receiveXml(request, signed)
  if (typeof body === 'string') return body
  const begun = await parts.findParts(folder, key, id)
  if (begun === null) return 'NoSuchUpload'
  const named: { number: number; etag: string }[] = []
  for (const part of contentsOf(body.xml, 'Part')) {
    const number = numberIn(textOf(part, 'PartNumber'))
    const etag = textOf(part, 'ETag')
    if (number === null || etag === null) return 'MalformedXML'
    named.push({ number, etag: `"${etag.replaceAll('"', '')}"` })
  }
  const finished = await parts.finishParts(folder, id, begun, named)
  if (typeof finished === 'string') return finished
  const result = [element('Bucket', BUCKET), element('Key', key), element('ETag', finished.etag)]
  return { status: 200, body: document('CompleteMultipartUploadResult', result) }
}

export const abortUpload: Call = async ({ key, query, folder }) => {
  const id = query.get('uploadId') ?? ''
  if ((await parts.findParts(folder, key, id)) === null) return 'NoSuchUpload'
  await parts.dropParts(folder, id)
  return { status: 204 }
}
