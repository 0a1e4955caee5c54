import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/seeker/jobs/plan/words'
import styles from './Plan.module.css'

/** Three weeks in grey. */
export const PlanSkeleton = () => (
  <div className={styles.plans} role="status" aria-label={words.buildingYourWeek}>
    {[1, 2, 3].map((place) => (
      <Card key={place} as="div">
        <Bone width="60%" height={22} />
        <Bone width="45%" height={30} />
        <Bone height={250} radius={12} />
        <Bone width="80%" height={20} />
      </Card>
    ))}
  </div>
)
