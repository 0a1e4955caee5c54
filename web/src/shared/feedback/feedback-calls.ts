import type { Input, Output } from '@evenshift/contract/call'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import type { CallOptions } from '#web/api/client'
import type { UploadCalls } from '#web/shared/uploads/calls'

export type FeedbackOverview = Output<SeekerService['feedback']>

/** One side's calls; both sides have them alike. */
export interface FeedbackCalls extends UploadCalls<'feedback'> {
  readonly feedback: (input?: object, options?: CallOptions) => Promise<FeedbackOverview>
  readonly saveFeedback: (input: Input<SeekerService['saveFeedback']>) => Promise<Output<SeekerService['saveFeedback']>>
}
/** With the first part of its keys in the cache. */
export interface FeedbackSide {
  readonly side: 'seeker' | 'employer'
  readonly calls: FeedbackCalls
}
