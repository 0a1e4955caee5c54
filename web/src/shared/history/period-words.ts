import type { Work } from '@evenshift/contract/model/profile/work'

type Month = Work['startDate']

const name = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' })
const words = ({ month, year }: Month): string => `${name.format(Date.UTC(year, month - 1, 15))} ${year}`

/** "Sep 2024 to Jun 2025", "Since Sep 2024". */
export const periodWords = (start: Month, end: Month | null): string =>
  end === null ? `Since ${words(start)}` : `${words(start)} to ${words(end)}`
