import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  type S3Client,
  UploadPartCommand,
  paginateListParts,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { Storage, StoredPart } from '#server/platform/storage/port'
import { faultOf, orNull } from '#server/platform/storage/s3-faults'

type Parts = Pick<Storage, 'beginParts' | 'partAddress' | 'parts' | 'finishParts' | 'dropParts'>

const notWhatArrived: readonly (string | null)[] = ['InvalidPart', 'InvalidPartOrder', 'EntityTooSmall', 'MalformedXML']

/** Files that come in parts: S3 calls it a multipart upload. */
export const s3Parts = (client: S3Client, signer: S3Client, named: (key: string) => { Bucket: string; Key: string }): Parts => ({
  async beginParts(key, contentType) {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...named(key), ContentType: contentType }))
    if (UploadId === undefined) throw new Error('the store began an upload without an id')
    return UploadId
  },
  partAddress(key, partsId, { number, size }, seconds) {
    const part = new UploadPartCommand({ ...named(key), UploadId: partsId, PartNumber: number, ContentLength: size })
    return getSignedUrl(signer, part, { expiresIn: seconds })
  },
  async parts(key, partsId) {
    const arrived: StoredPart[] = []
    try {
      for await (const { Parts = [] } of paginateListParts({ client }, { ...named(key), UploadId: partsId })) {
        for (const { PartNumber = 0, ETag = '', Size = 0 } of Parts) arrived.push({ number: PartNumber, etag: ETag, size: Size })
      }
      return arrived
    } catch (error) {
      if (faultOf(error) === 'NoSuchUpload') return null
      throw error
    }
  },
  async finishParts(key, partsId, parts) {
    const inOrder = parts.toSorted((a, b) => a.number - b.number)
    const Parts = inOrder.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }))
    try {
      await client.send(new CompleteMultipartUploadCommand({ ...named(key), UploadId: partsId, MultipartUpload: { Parts } }))
      return true
    } catch (error) {
      // Its answer was lost, and the call is repeated.
      if (faultOf(error) === 'NoSuchUpload') return (await orNull(client.send(new HeadObjectCommand(named(key))))) !== null
      if (notWhatArrived.includes(faultOf(error))) return false
      throw error
    }
  },
  async dropParts(key, partsId) {
    try {
      await client.send(new AbortMultipartUploadCommand({ ...named(key), UploadId: partsId }))
    } catch (error) {
      if (faultOf(error) !== 'NoSuchUpload') throw error
    }
  },
})
