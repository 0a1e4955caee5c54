import type { EmployerSize } from '@evenshift/contract/states/company/employer'
import { words } from '#web/shared/company/words'

/** "11 to 50 people" of "11-50". */
export function sizeWords(size: EmployerSize): string {
  if (size === '0-01') return words.sizes.alone
  const range = size.replace(/^0/, '').replace('-', ' to ')
  return range.endsWith('+') ? words.sizes.most(range.slice(0, -1)) : words.sizes.people(range)
}
