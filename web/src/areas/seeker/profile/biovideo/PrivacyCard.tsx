import { IconEye } from '@tabler/icons-react'
import { Card } from '#web/ui/page/Card'
import styles from './BioVideo.module.css'

/** Who sees a bio video, and who never does. */
export function PrivacyCard() {
  return (
    <Card tone="flat" label="Who sees it">
      <h3 className={styles.withIcon}>
        <IconEye size={20} stroke={1.75} aria-hidden />
        Who sees it
      </h3>
      <ul className={styles.points}>
        <li>Nobody, until you share it in an application. You choose each time.</li>
        <li>No job may require it, and it never counts in your match.</li>
        <li>Each application shows you who watched it, and when.</li>
        <li>Replace or delete it whenever you like. Applications you have sent keep theirs until you withdraw them.</li>
      </ul>
    </Card>
  )
}
