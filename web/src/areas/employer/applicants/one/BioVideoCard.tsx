import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { useQueryClient } from '@tanstack/react-query'
import { refreshMoved } from '#web/areas/employer/applicants/moves/refresh-moved'
import { VideoPlayer } from '#web/shared/video/VideoPlayer'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/applicants/one/words'
import styles from './Applicant.module.css'

interface BioVideoCardProps {
  readonly video: NonNullable<EmployerApplicationDetail['bioVideo']>
  readonly name: string
}

/** The bio video that the person shared with this application. */
export function BioVideoCard({ video, name }: BioVideoCardProps) {
  const cache = useQueryClient()
  return (
    <Card label={words.bioVideo}>
      <VideoPlayer video={video} label={words.bioVideoOf(name)} onExpired={() => void refreshMoved(cache)} />
      <p className={styles.least}>{words.seesWatchedVideoNever(name)}</p>
    </Card>
  )
}
