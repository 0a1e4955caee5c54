/** How a file comes in: an address is asked for, the file goes there, its end is confirmed, and the key names it from then on. */
import { z } from 'zod'
import { count, id, instant, line, listOf, queryInt, uploadKey } from '#contract/model/basics'
import {
  employerUploadPurposes,
  seekerUploadPurposes,
  uploadFaults,
  type UploadPurpose,
  uploadRules,
  uploadTypes,
} from '#contract/states/upload'

const mostBytes = Math.max(...Object.values(uploadRules).map((rule) => rule.maxBytes))

const requestFields = <const P extends readonly [UploadPurpose, ...UploadPurpose[]]>(purposes: P) => ({
  purpose: z.enum(purposes, 'Say what the file is for'),
  fileName: line(200, 'The file name'),
  contentType: z.enum(uploadTypes, 'We can’t take this type of file'),
  size: queryInt(1, mostBytes, 'The size in bytes'),
  /** Of an upload that was begun: asks for fresh addresses of what is still missing. */
  key: uploadKey.optional(),
})
interface FileFacts {
  readonly purpose: UploadPurpose
  readonly contentType: string
  readonly size: number
}
const typeFits = (asked: FileFacts): boolean => (uploadRules[asked.purpose].types as readonly string[]).includes(asked.contentType)
const sizeFits = (asked: FileFacts): boolean => asked.size <= uploadRules[asked.purpose].maxBytes
const wrongType = { path: ['contentType'], error: 'This type of file doesn’t fit here' }
const wrongSize = { path: ['size'], error: 'The file is too large' }

/** Asks for an address; an interview answer names the application and the question it belongs to. */
export const seekerUploadRequest = z
  .strictObject({ ...requestFields(seekerUploadPurposes), applicationId: id.optional(), questionId: id.optional() })
  .refine(typeFits, wrongType)
  .refine(sizeFits, wrongSize)
  .refine((asked) => asked.purpose !== 'interview_answer' || (asked.applicationId !== undefined && asked.questionId !== undefined), {
    path: ['questionId'],
    error: 'Say which question of which application this answers',
  })
  .meta({ example: { purpose: 'avatar', fileName: 'me.jpg', contentType: 'image/jpeg', size: 1000 } })
export const employerUploadRequest = z
  .strictObject(requestFields(employerUploadPurposes))
  .refine(typeFits, wrongType)
  .refine(sizeFits, wrongSize)
  .meta({ example: { purpose: 'logo', fileName: 'logo.png', contentType: 'image/png', size: 1000 } })

const header = z.object({ name: z.string(), value: z.string() })
/**
 * Where to send the bytes, until `expiresAt`: a whole address, or a path of the origin that answered. With `parts`, each of them goes to its own address and `uploadUrl` takes nothing;
 * a part with an `etag` has arrived and is not sent again.
 */
export const uploadAddress = z.object({
  key: z.string(),
  uploadUrl: z.string(),
  method: z.enum(['PUT']),
  headers: z.array(header),
  parts: z.array(z.object({ number: z.int().min(1), size: count, uploadUrl: z.string(), etag: z.string().nullable() })).optional(),
  expiresAt: instant,
  maxBytes: count,
})
export type UploadAddress = z.infer<typeof uploadAddress>

export const uploadComplete = z.strictObject({
  key: uploadKey,
  parts: listOf(
    z.strictObject({
      number: z.int('Parts are numbered from 1').min(1, 'Parts are numbered from 1').max(1000, 'There are at most 1,000 parts'),
      etag: line(100, 'The part’s tag'),
    }),
    1000,
    'Parts',
  ).optional(),
})
/**
 * checking: it is being looked at, ask again; ready: the call that uses it may name it; refused: it is not taken, `fault` says why.
 * `seconds` is how long a recording lasts, `secondsMost` how long it may last.
 */
export const uploadState = z.object({
  key: z.string(),
  state: z.enum(['checking', 'ready', 'refused']),
  fault: z.enum(uploadFaults).nullable(),
  seconds: z.number().nullable(),
  secondsMost: z.number().nullable(),
})
export type UploadState = z.infer<typeof uploadState>
/** Opens the file until it expires, five minutes at most. */
export const fileLink = z.object({ url: z.string(), expiresAt: instant })
