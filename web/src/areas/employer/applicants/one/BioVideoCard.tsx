import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { useQueryClient } from '@tanstack/react-query'
import { refreshMoved } from '#web/areas/employer/applicants/moves/refresh-moved'
import { VideoPlayer } from '#web/shared/video/VideoPlayer'
import { Card } from '#web/ui/page/Card'
import styles from './Applicant.module.css'

interface BioVideoCardProps {
  readonly video: NonNullable<EmployerApplicationDetail['bioVideo']>
  readonly name: string
}

/** The bio video that the person shared with this application. */
export function BioVideoCard({ video, name }: BioVideoCardProps) {
  const cache = useQueryClient()
  return (
    <Card label="Bio video">
      <VideoPlayer video={video} label={`Bio video of ${name}`} onExpired={() => void refreshMoved(cache)} />
      <p className={styles.least}>{name} sees that you watched. Video never counts in the match.</p>
    </Card>
  )
}
