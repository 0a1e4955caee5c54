import { JobCardSkeletons } from '#web/ui/job/JobCardSkeleton'
import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { Columns } from '#web/ui/page/Columns'
import styles from './Home.module.css'

/** The home screen in grey while its one call runs. */
export function HomeSkeleton() {
  return (
    <Columns kind="side">
      <div className={styles.cards}>
        <JobCardSkeletons count={2} />
      </div>
      <WeekBones />
    </Columns>
  )
}

/** The own week in grey. */
export function WeekBones() {
  return (
    <Card as="div">
      <Bone width="40%" height={20} />
      <Bone height={44} radius={12} />
    </Card>
  )
}
