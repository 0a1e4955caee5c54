import type { Profile } from '@evenshift/contract/model/profile/profile'
import { words } from '#web/areas/seeker/applications/words'

type RightToWork = Profile['rightToWork']

export const isVisaHolder = (rightToWork: RightToWork): boolean => rightToWork === 'student_visa' || rightToWork === 'other_limit'

/** What to do about it before the first shift: "find your passport. …". */
export const papersToFind = (rightToWork: RightToWork): string => (isVisaHolder(rightToWork) ? words.getShareCode : words.findPassport)

/** What shows the right to work, as every screen says it: "passport, or …". */
export const papersOf = (rightToWork: RightToWork): string =>
  isVisaHolder(rightToWork) ? words.shareCode : words.passportOrBirthCertificate
