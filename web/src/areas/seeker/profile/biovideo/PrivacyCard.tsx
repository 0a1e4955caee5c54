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
        <li>No one, until you share it with an application. You choose each time.</li>
        <li>No job can require it, and it never affects your match.</li>
        <li>Each application shows you who watched it, and when.</li>
        <li>Replace or delete it any time. Applications you’ve sent keep their copy until you withdraw them.</li>
      </ul>
    </Card>
  )
}
