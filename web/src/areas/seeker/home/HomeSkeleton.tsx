import { JobCardSkeletons } from '#web/ui/job/JobCardSkeleton'
import { Bone } from '#web/ui/Bone'
import { Card } from '#web/ui/Card'
import { Columns, Rows } from '#web/ui/Columns'
import styles from './Home.module.css'

/** The home screen in grey while its one call runs. */
export function HomeSkeleton() {
  return (
    <Rows>
      <Bone width={320} height={40} />
      <Columns kind="side">
        <div className={styles.cards}>
          <JobCardSkeletons count={2} />
        </div>
        <Rows>
          <Card as="div">
            <Bone width="40%" height={20} />
            <Bone height={44} radius={12} />
          </Card>
          <Card as="div">
            <Bone width="60%" height={20} />
            <Bone height={8} />
          </Card>
        </Rows>
      </Columns>
    </Rows>
  )
}
