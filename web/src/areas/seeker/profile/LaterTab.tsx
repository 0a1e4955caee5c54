import type { ProfileTabKey } from '#web/areas/seeker/profile/tabs'
import { EmptyState } from '#web/ui/EmptyState'

const later: Readonly<Record<Exclude<ProfileTabKey, 'profile'>, { readonly title: string; readonly text: string }>> = {
  biovideo: {
    title: 'Bio videos are not open yet',
    text: 'You will be able to record a minute about yourself here. It is never required, and nobody sees it unless you share it.',
  },
  interview: {
    title: 'Interviews are not open yet',
    text: 'Employers cannot send you recorded interviews yet. When they can, you find yours here and in your applications.',
  },
  document: {
    title: 'Documents are not open yet',
    text: 'You will be able to keep a CV and certificates here. Until then an employer who needs one asks you for it.',
  },
}

/** A part of the profile that is still to come, said plainly. */
export function LaterTab({ tab }: { readonly tab: Exclude<ProfileTabKey, 'profile'> }) {
  return <EmptyState {...later[tab]} />
}
