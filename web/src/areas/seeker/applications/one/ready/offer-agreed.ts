import type { ApplicationDetail } from '@evenshift/contract/model/application/application'

/** An application whose offer was accepted. */
export interface OfferAgreed {
  readonly application: ApplicationDetail
  readonly offer: NonNullable<ApplicationDetail['offer']>
}
