import { POSTCODE } from '@evenshift/contract/constants'

/** What is said of a postcode that can't be one; null of one that can. */
export const postcodeFault = (typed: string): string | null =>
  POSTCODE.test(typed.trim()) ? null : 'Enter a full UK postcode, like LS6 1AA'
