import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { DeleteObjectsCommand, GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { type Storage, StorageOutage } from '#server/platform/storage/port'
import { asking, orNull } from '#server/platform/storage/s3-ask'
import { s3Parts } from '#server/platform/storage/s3-parts'

export interface S3Options {
  /** Where this process reaches the store. */
  readonly endpoint: string
  /** Where browsers reach it: addresses are signed for this one. */
  readonly publicEndpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** The longest that a call waits for its answer, in milliseconds. */
  readonly callMs?: number
}

/** What S3 removes in one call. */
const KEYS_MOST = 1000
/** Whoever waits for it is told within five seconds. */
const CALL_MS = 4_000
/** The largest file at 1 MB a second. */
const WRITE_MS = 240_000
const WHOLE_SIZE = /\/(\d+)$/

// The SDK tells at every start which Node its next versions need: news for whoever updates packages, not for whoever runs the product.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true'

function connect({ region, accessKeyId, secretAccessKey }: S3Options, endpoint: string): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Checksums of the SDK's own are not understood by every store, and would be signed into addresses.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 10_000, throwOnRequestTimeout: true, socketTimeout: 10_000 },
  })
}

/** Every file goes this way, to a real store and to the embedded one. Connects with the first call. */
export function openS3(options: S3Options): Storage {
  const client = connect(options, options.endpoint)
  const signer = connect(options, options.publicEndpoint)
  const ask = asking(options.callMs ?? CALL_MS)
  const named = (key: string) => ({ Bucket: options.bucket, Key: key })

  return {
    ...s3Parts(client, signer, ask, named),
    origin: new URL(options.publicEndpoint).origin,
    listener: null,
    async writeAddress(key, { contentType, size }, seconds) {
      const put = new PutObjectCommand({ ...named(key), ContentType: contentType, ContentLength: size, IfNoneMatch: '*' })
      return {
        url: await getSignedUrl(signer, put, { expiresIn: seconds, signableHeaders: new Set(['content-type']) }),
        headers: [
          { name: 'content-type', value: contentType },
          { name: 'if-none-match', value: '*' },
        ],
      }
    },
    async head(key) {
      const found = await orNull(ask((how) => client.send(new HeadObjectCommand(named(key)), how)))
      return found?.ContentLength ? { contentType: found.ContentType ?? '', size: found.ContentLength } : null
    },
    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const get = new GetObjectCommand({ ...named(key), ...(Range && { Range }) })
      const found = await orNull(ask((how) => client.send(get, how)))
      if (found === null) return null
      if (!(found.Body instanceof Readable)) throw new StorageOutage('the file store answered without a body')
      const size = Number(WHOLE_SIZE.exec(found.ContentRange ?? '')?.[1] ?? found.ContentLength)
      if (size > 0) return { body: found.Body, contentType: found.ContentType ?? '', size }
      found.Body.destroy()
      return null
    },
    async write(key, path, contentType) {
      const { size } = await stat(path)
      const put = new PutObjectCommand({ ...named(key), Body: createReadStream(path), ContentType: contentType, ContentLength: size })
      // As long as bytes flow: the socket's own limit ends it when they stop. A stream cannot be sent again, so this is not tried twice.
      await ask((how) => client.send(put, { ...how, requestTimeout: 0 }), WRITE_MS)
    },
    async blank(key) {
      await ask((how) => client.send(new PutObjectCommand({ ...named(key), Body: Buffer.alloc(0), ContentLength: 0 }), how))
    },
    async remove(keys) {
      for (let at = 0; at < keys.length; at += KEYS_MOST) {
        const Objects = keys.slice(at, at + KEYS_MOST).map((Key) => ({ Key }))
        const drop = new DeleteObjectsCommand({ Bucket: options.bucket, Delete: { Objects, Quiet: true } })
        const { Errors = [] } = await ask((how) => client.send(drop, how))
        const left = Errors.find(({ Code }) => Code !== 'NoSuchKey')
        if (left !== undefined) throw new StorageOutage(`the file store did not remove ${left.Key}: ${left.Code}`)
      }
    },
    async close() {
      client.destroy()
      signer.destroy()
    },
  }
}
