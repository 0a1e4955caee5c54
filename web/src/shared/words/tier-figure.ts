import { SEARCH_TOTAL_MOST } from '@evenshift/contract/constants'

/** "6", or "1000+" of more than are counted. */
export const tierFigure = (jobs: number): string => (jobs > SEARCH_TOTAL_MOST ? `${SEARCH_TOTAL_MOST}+` : String(jobs))
