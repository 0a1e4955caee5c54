import type { JobCard } from '@evenshift/contract/model/job/job-card'

/** "Copper & Bean · LS6": no line ends at the dot, before the place or after the name. */
export const placeLine = ({
  employerName,
  workplace,
  outcode,
  location,
}: Pick<JobCard, 'employerName' | 'workplace' | 'outcode' | 'location'>): string =>
  [employerName, workplace !== 'remote' && (outcode ?? location)].filter(Boolean).join('\u00A0·\u00A0')
