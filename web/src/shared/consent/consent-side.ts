import type { Output } from '@evenshift/contract/call'
import type { EmployerService } from '@evenshift/contract/employer/service'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import type { QueryKey } from '@tanstack/react-query'

/** What both sides have alike, and what only seekers are counted in. */
export type Consent = Output<EmployerService['employerConsent']> & Partial<Output<SeekerService['consent']>>

export interface ConsentChange {
  readonly analytics?: 'yes' | 'no'
  readonly isCounted?: boolean
}

/** One side's calls for what its people agree to. */
export interface ConsentSide {
  readonly type: 'jobseeker' | 'employer'
  readonly queryKey: QueryKey
  readonly read: (options: { readonly signal: AbortSignal }) => Promise<Consent>
  readonly save: (change: ConsentChange) => Promise<Consent>
}
