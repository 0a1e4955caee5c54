import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'

/** The offer that somebody said yes to, hired or not yet; null for whoever hasn't. */
export const agreedOffer = ({ status, offer }: Pick<EmployerApplicationDetail, 'status' | 'offer'>): EmployerApplicationDetail['offer'] =>
  status === 'offer_accepted' || status === 'hired' ? offer : null
