import type { Output } from '@evenshift/contract/call'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import type { UploadPurpose, UploadType } from '@evenshift/contract/states/upload'
import type { CallOptions } from '#web/api/client'

export type UploadAddress = Output<SeekerService['uploadUrl']>
export type UploadState = Output<SeekerService['completeUpload']>
export interface PartTag {
  readonly number: number
  readonly etag: string
}

/** The question of an own application that a recording answers. */
export interface AnswerPlace {
  readonly applicationId: string
  readonly questionId: string
}
interface UploadRequest<Purpose extends UploadPurpose> extends Partial<AnswerPlace> {
  readonly purpose: Purpose
  readonly fileName: string
  readonly contentType: UploadType
  /** In bytes. */
  readonly size: number
  /** Key of an upload that was begun, to go on with it. */
  readonly key?: string
}

/** The upload calls of a service; each takes purposes of its own. */
export interface UploadCalls<Purpose extends UploadPurpose> {
  readonly uploadUrl: (input: { readonly query: UploadRequest<Purpose> }, options?: CallOptions) => Promise<UploadAddress>
  readonly completeUpload: (
    input: { readonly body: { readonly key: string; readonly parts?: PartTag[] } },
    options?: CallOptions,
  ) => Promise<UploadState>
}
