import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { tabOf } from '@evenshift/contract/states/application/application'

/** Whether the job changed and its applicant has not said yet that it still fits; an offer keeps its own terms and asks nothing. */
export const asksAboutChange = ({ change, status }: Pick<ApplicationDetail, 'change' | 'status'>): boolean =>
  change !== null && change.confirmedAt === null && tabOf(status) === 'live'
