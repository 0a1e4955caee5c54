export const profileTabs = ['profile', 'biovideo', 'interview', 'document'] as const
export type ProfileTabKey = (typeof profileTabs)[number]

export const tabWords: Readonly<Record<ProfileTabKey, string>> = {
  profile: 'Profile',
  biovideo: 'Bio video',
  interview: 'Interviews',
  document: 'Documents',
}
