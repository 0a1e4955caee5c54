import { employer, employerQuery } from '#web/shared/calls/employer'
import type { ConsentSide } from '#web/shared/consent/consent-side'

export const employerConsent: ConsentSide = {
  type: 'employer',
  queryKey: employerQuery('employerConsent').queryKey,
  read: (options) => employer.employerConsent({}, options),
  save: ({ analytics }) => employer.setEmployerConsent({ body: analytics ? { analytics } : {} }),
}
