import type { Employer } from '@evenshift/contract/model/company/employer'

/** A company's address in one line. */
export const placeWords = ({ line1, line2, town, postcode }: Employer['address']): string =>
  [line1, line2, town, postcode].filter(Boolean).join(', ')
