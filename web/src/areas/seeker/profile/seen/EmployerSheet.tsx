import type { Profile } from '@evenshift/contract/model/profile/profile'
import { EmployerView } from '#web/areas/seeker/profile/seen/EmployerView'
import { words } from '#web/areas/seeker/profile/seen/words'
import { Sheet } from '#web/ui/dialog/Sheet'

interface EmployerSheetProps {
  readonly profile: Profile
  readonly onClose: () => void
}

/** The profile as an application shows it, over the profile. */
export const EmployerSheet = ({ profile, onClose }: EmployerSheetProps) => (
  <Sheet opened atSide title={words.title} unsaved={false} onClose={onClose}>
    <p>{words.text}</p>
    <EmployerView profile={profile} />
  </Sheet>
)
