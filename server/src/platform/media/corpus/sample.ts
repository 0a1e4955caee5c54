import { uploadRules, type UploadFault, type UploadPurpose, type UploadType } from '@evenshift/contract/states/upload'

/** A file made in code, and what it is said to be. */
export interface Sample {
  readonly name: string
  readonly purpose: UploadPurpose
  readonly contentType: UploadType
  readonly fileName: string
  readonly maxSeconds: number | null
  bytes(): Promise<Buffer>
}
export interface Hostile extends Sample {
  readonly fault: UploadFault
}
export interface Good extends Sample {
  readonly keptType: string
  readonly seconds: number | null
}
export type Bytes = Buffer | Promise<Buffer>
export type Making = () => Bytes

/** Samples of one purpose and type. */
export function samplesOf(purpose: UploadPurpose, contentType: UploadType, fileName: string, maxSeconds: number | null = null) {
  const sample = (name: string, make: Making): Sample => ({
    name,
    purpose,
    contentType,
    fileName,
    maxSeconds,
    bytes: async () => make(),
  })
  return {
    hostile: (name: string, fault: UploadFault, make: Making): Hostile => ({ ...sample(name, make), fault }),
    good: (name: string, make: Making, kept: { as?: string; seconds?: number } = {}): Good => ({
      ...sample(name, make),
      keptType: kept.as ?? contentType,
      seconds: kept.seconds ?? null,
    }),
  }
}

/** One byte more than the purpose takes. */
export const oversized = (purpose: UploadPurpose, head: Buffer): Buffer =>
  Buffer.concat([head, Buffer.alloc(uploadRules[purpose].maxBytes + 1 - head.length)])
