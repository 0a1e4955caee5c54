import type { Profile } from '@evenshift/contract/model/profile/profile'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { NextStepCard } from '#web/areas/seeker/profile/NextStepCard'
import { WeekCard } from '#web/areas/seeker/profile/WeekCard'
import { CvCard } from '#web/areas/seeker/profile/cv/CvCard'
import { OwnRows, SeenRows } from '#web/areas/seeker/profile/rows/ProfileRows'
import { useSection } from '#web/areas/seeker/profile/sections'
import { useWasEmpty } from '#web/areas/seeker/profile/useWasEmpty'
import { words } from '#web/areas/seeker/profile/words'
import { lazyDialog } from '#web/shared/screens/lazy-dialog'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { Bone } from '#web/ui/page/Bone'
import { Rows } from '#web/ui/page/Columns'
import styles from './Profile.module.css'

const OpenSection = lazyDialog(async () => (await import('#web/areas/seeker/profile/OpenSection')).OpenSection)
const EmployerSheet = lazyDialog(async () => (await import('#web/areas/seeker/profile/seen/EmployerSheet')).EmployerSheet)
const EmployerCard = lazyPart(
  async () => (await import('#web/areas/seeker/profile/seen/EmployerCard')).EmployerCard,
  <Bone height={420} radius={18} />,
)

/** The next step, the week and what it brings, and every part of the profile by who sees it; beside it how it reads to an employer. */
export function ProfileTab({ profile }: { readonly profile: Profile }) {
  const [isSeen, setIsSeen] = useState(false)
  const isWide = useMediaQuery('(min-width: 1000px)', false, { getInitialValueInEffect: false })
  const section = useSection()
  const wasEmpty = useWasEmpty(profile)
  return (
    <div className={styles.columns}>
      <Rows>
        {wasEmpty === undefined && <Bone height={172} radius={18} />}
        {wasEmpty && <CvCard profile={profile} isFirst />}
        <NextStepCard profile={profile} />
        <WeekCard />
        {!isWide && (
          <Button variant="default" leftSection={<IconEye size={20} stroke={1.75} aria-hidden />} onClick={() => setIsSeen(true)}>
            {words.seenButton}
          </Button>
        )}
        <SeenRows profile={profile} />
        <OwnRows profile={profile} />
        {wasEmpty === false && <CvCard profile={profile} />}
      </Rows>
      {isWide && <EmployerCard profile={profile} />}
      {isSeen && <EmployerSheet profile={profile} onClose={() => setIsSeen(false)} />}
      {section.open && <OpenSection section={section.open} profile={profile} onClose={section.close} />}
    </div>
  )
}
