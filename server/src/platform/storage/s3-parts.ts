import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  ListPartsCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { type Storage, StorageOutage, type StoredPart } from '#server/platform/storage/port'
import { type Ask, faultOf, orNull } from '#server/platform/storage/s3-ask'

type Parts = Pick<Storage, 'beginParts' | 'partAddress' | 'parts' | 'finishParts' | 'dropParts'>

const notWhatArrived: readonly (string | null)[] = ['InvalidPart', 'InvalidPartOrder', 'EntityTooSmall', 'MalformedXML']
/** An upload has 10,000 parts at most, and a page lists 1,000 of them. */
const PAGES_MOST = 10

/** Some stores no longer know the key of an upload that ended, rather than the upload. */
const hasEnded = (error: unknown): boolean => faultOf(error) === 'NoSuchUpload' || faultOf(error) === 'NoSuchKey'

/** Files that come in parts: S3 calls it a multipart upload. */
export function s3Parts(client: S3Client, signer: S3Client, ask: Ask, named: (key: string) => { Bucket: string; Key: string }): Parts {
  async function listParts(key: string, partsId: string): Promise<StoredPart[]> {
    const arrived: StoredPart[] = []
    const upload = { ...named(key), UploadId: partsId }
    let after: string | undefined
    for (let page = 0; page < PAGES_MOST; page += 1) {
      const from = { ...upload, PartNumberMarker: after }
      const { Parts = [], IsTruncated, NextPartNumberMarker } = await ask((how) => client.send(new ListPartsCommand(from), how))
      for (const { PartNumber = 0, ETag = '', Size = 0 } of Parts) arrived.push({ number: PartNumber, etag: ETag, size: Size })
      // Nothing else ends the list: S3 names a next part on its last page too.
      if (IsTruncated !== true) return arrived
      after = NextPartNumberMarker
    }
    throw new StorageOutage('the file store lists parts without an end')
  }
  return {
    async beginParts(key, contentType) {
      const begin = new CreateMultipartUploadCommand({ ...named(key), ContentType: contentType })
      const { UploadId } = await ask((how) => client.send(begin, how))
      if (UploadId === undefined) throw new StorageOutage('the file store began an upload without an id')
      return UploadId
    },
    partAddress(key, partsId, { number, size }, seconds) {
      const part = new UploadPartCommand({ ...named(key), UploadId: partsId, PartNumber: number, ContentLength: size })
      return getSignedUrl(signer, part, { expiresIn: seconds })
    },
    async parts(key, partsId) {
      try {
        return await listParts(key, partsId)
      } catch (error) {
        if (hasEnded(error)) return null
        throw error
      }
    },
    async finishParts(key, partsId, parts) {
      const inOrder = parts.toSorted((a, b) => a.number - b.number)
      const Parts = inOrder.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }))
      const finish = new CompleteMultipartUploadCommand({ ...named(key), UploadId: partsId, MultipartUpload: { Parts } })
      try {
        await ask((how) => client.send(finish, how))
        return true
      } catch (error) {
        // Its answer was lost, and the call is repeated.
        if (hasEnded(error)) return (await orNull(ask((how) => client.send(new HeadObjectCommand(named(key)), how)))) !== null
        if (notWhatArrived.includes(faultOf(error))) return false
        throw error
      }
    },
    async dropParts(key, partsId) {
      const drop = new AbortMultipartUploadCommand({ ...named(key), UploadId: partsId })
      try {
        await ask((how) => client.send(drop, how))
      } catch (error) {
        if (!hasEnded(error)) throw error
      }
    },
  }
}
