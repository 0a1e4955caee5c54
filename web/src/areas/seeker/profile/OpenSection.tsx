import type { Profile } from '@evenshift/contract/model/profile/profile'
import { AboutSheet } from '#web/areas/seeker/profile/AboutSheet'
import { ContactSheet } from '#web/areas/seeker/profile/ContactSheet'
import { LikesSheet } from '#web/areas/seeker/profile/LikesSheet'
import { NameSheet } from '#web/areas/seeker/profile/NameSheet'
import { SkillsSheet } from '#web/areas/seeker/profile/SkillsSheet'
import { TravelSheet } from '#web/areas/seeker/profile/TravelSheet'
import { WeekSheet } from '#web/areas/seeker/profile/WeekSheet'
import { EducationHistory } from '#web/areas/seeker/profile/history/EducationHistory'
import { WorkHistory } from '#web/areas/seeker/profile/history/WorkHistory'
import type { Section } from '#web/areas/seeker/profile/sections'
import { lazyDialog } from '#web/shared/screens/lazy-dialog'

/** With all that sends a file. */
const PhotoSheet = lazyDialog(async () => (await import('#web/areas/seeker/profile/PhotoSheet')).PhotoSheet)
/** With number fields that no other needs. */
const RightToWorkSheet = lazyDialog(async () => (await import('#web/areas/seeker/profile/right-to-work/RightToWorkSheet')).RightToWorkSheet)

interface OpenSectionProps {
  readonly section: Section
  readonly profile: Profile
  readonly onClose: () => void
}

/** The sheet of one part of the profile; most come together, for they are made of the same fields. */
export function OpenSection({ section, profile, onClose }: OpenSectionProps) {
  const sheet = { profile, onClose }
  switch (section) {
    case 'bio':
      return <AboutSheet {...sheet} />
    case 'avatar':
      return <PhotoSheet {...sheet} />
    case 'name':
      return <NameSheet {...sheet} />
    case 'skills':
      return <SkillsSheet {...sheet} />
    case 'work':
      return <WorkHistory onClose={onClose} />
    case 'education':
      return <EducationHistory onClose={onClose} />
    case 'availability':
      return <WeekSheet onClose={onClose} />
    case 'travel':
      return <TravelSheet {...sheet} />
    case 'interests':
      return <LikesSheet {...sheet} />
    case 'right-to-work':
      return <RightToWorkSheet {...sheet} />
    case 'contact':
      return <ContactSheet {...sheet} />
  }
}
