import { seeker, seekerQuery } from '#web/shared/calls/seeker'
import type { ConsentSide } from '#web/shared/consent/consent-side'

export const seekerConsent: ConsentSide = {
  type: 'jobseeker',
  queryKey: seekerQuery('consent').queryKey,
  read: (options) => seeker.consent({}, options),
  save: (body) => seeker.setConsent({ body }),
}
