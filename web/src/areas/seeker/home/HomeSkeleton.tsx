import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { Columns } from '#web/ui/page/Columns'
import { SpokenStatus } from '#web/ui/page/SpokenStatus'
import { weekDays } from '#web/ui/week/days'
import { words } from '#web/areas/seeker/home/words'
import styles from './Home.module.css'

/** What is due, in grey. */
const DueBones = () => (
  <div className={styles.due} aria-hidden="true">
    <span className={styles.square}>
      <Bone width={64} height={64} radius={16} />
    </span>
    <span className={styles.lines}>
      <Bone width="62%" height={16} />
      <Bone height={12} />
      <Bone width="48%" height={12} />
    </span>
  </div>
)

/** The home screen in grey while its one call runs. */
export function HomeSkeleton() {
  return (
    <Columns kind="side">
      <div className={styles.dues}>
        <SpokenStatus>{words.loading}</SpokenStatus>
        <DueBones />
        <DueBones />
      </div>
      <WeekBones />
    </Columns>
  )
}

/** The own week in grey, as high as it is drawn. */
export function WeekBones() {
  return (
    <Card as="div">
      <Bone width="40%" height={20} />
      <div className={styles.weekBones}>
        {weekDays.map(({ id }) => (
          <Bone key={id} height={148} radius={10} />
        ))}
      </div>
      <Bone width="64%" height={16} />
      <Bone width="48%" height={20} />
    </Card>
  )
}
