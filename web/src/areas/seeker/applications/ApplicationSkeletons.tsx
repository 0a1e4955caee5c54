import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/seeker/applications/words'
import styles from './Applications.module.css'

/** Four applications in grey while the list loads. */
export function ApplicationSkeletons() {
  return (
    <div className={styles.list} role="status" aria-label={words.loadingYourApplications}>
      {[1, 2, 3, 4].map((one) => (
        <Card key={one} as="div">
          <div className={styles.head}>
            <Bone width={44} height={44} radius={12} />
            <div className={styles.name}>
              <Bone width={180} height={16} />
              <Bone width={140} height={13} />
            </div>
          </div>
          <Bone height={14} />
          <Bone width="60%" height={16} />
        </Card>
      ))}
    </div>
  )
}
