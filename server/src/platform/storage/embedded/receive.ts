import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { Fault } from '#server/platform/storage/embedded/faults'
import { isDiskFull } from '#server/platform/storage/embedded/file-errors'
import { type Foot, writeSealed } from '#server/platform/storage/embedded/sealed-file'
import type { Signed } from '#server/platform/storage/embedded/signature'

const XML_BYTES_MOST = 1024 * 1024

/** An iteration that stops early leaves the request open, so that it can be answered. */
const chunksOf = (request: IncomingMessage): AsyncIterable<Buffer> => request.iterator({ destroyOnReturn: false })

/** Writes a body into a sealed draft as it arrives; answers its etag. Whatever ends it early, its slowness too, leaves nothing. */
export async function receiveFile(
  request: IncomingMessage,
  signed: Signed,
  draft: string,
  known: Omit<Foot, 'etag'>,
  bodyMs: number,
): Promise<{ readonly etag: string } | Fault> {
  if (request.headers['content-length'] === undefined) return 'MissingContentLength'
  const md5 = createHash('md5')
  const sha256 = signed.bodySha256 === null ? null : createHash('sha256')
  let etag = ''
  async function* digested(): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunksOf(request)) {
      md5.update(chunk)
      sha256?.update(chunk)
      yield chunk
    }
    etag = `"${md5.digest('hex')}"`
  }
  const cut = setTimeout(() => request.destroy(), bodyMs)
  try {
    await writeSealed(draft, digested(), () => ({ ...known, etag }))
  } catch (error) {
    if (isDiskFull(error)) return 'StorageFull'
    if (request.destroyed && !request.complete) return 'IncompleteBody'
    throw error
  } finally {
    clearTimeout(cut)
  }
  if (sha256 === null || sha256.digest('hex') === signed.bodySha256) return { etag }
  await rm(draft)
  return 'XAmzContentSHA256Mismatch'
}

export async function receiveXml(request: IncomingMessage, signed: Signed): Promise<{ readonly xml: string } | Fault> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of chunksOf(request)) {
    size += chunk.length
    if (size > XML_BYTES_MOST) return 'EntityTooLarge'
    chunks.push(chunk)
  }
  const body = Buffer.concat(chunks)
  const isSigned = signed.bodySha256 === null || createHash('sha256').update(body).digest('hex') === signed.bodySha256
  return isSigned ? { xml: body.toString('utf8') } : 'XAmzContentSHA256Mismatch'
}
