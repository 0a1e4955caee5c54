import { IconEye } from '@tabler/icons-react'
import { words } from '#web/areas/seeker/profile/biovideo/words'
import { Card } from '#web/ui/page/Card'
import styles from './BioVideo.module.css'

/** Who sees a bio video, and who never does. */
export function PrivacyCard() {
  return (
    <Card tone="flat" label={words.privacy.title}>
      <h3 className={styles.withIcon}>
        <IconEye size={20} stroke={1.75} aria-hidden />
        {words.privacy.title}
      </h3>
      <ul className={styles.points}>
        {words.privacy.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Card>
  )
}
