import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'

/** What an application keeps of its seeker's profile, as it stood when it was sent. */
export type ProfileSent = EmployerApplicationDetail['profile'] & { readonly headline: string; readonly city: string }

export const blankProfile: ProfileSent = { headline: '', city: '', bio: '', skills: [], work: [], education: [] }

/** A profile as it stands in the table, with what was not sent along when it was written. */
export const completeProfile = (written: Partial<ProfileSent>): ProfileSent => ({ ...blankProfile, ...written })
