import { Bone } from '#web/ui/page/Bone'
import { SpokenStatus } from '#web/ui/page/SpokenStatus'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import { words } from '#web/ui/job/words'
import styles from './JobRow.module.css'

/** As many as a screen shows, in the shape of the rows that come; one sentence for those who hear the page. */
const SHOWN = 4

export function JobRowSkeletons() {
  return (
    <>
      <SpokenStatus>{words.loadingJobs}</SpokenStatus>
      {Array.from({ length: SHOWN }, (_, place) => (
        <div key={place} className={styles.row} aria-hidden="true">
          <Bone width={44} height={44} radius={12} />
          <div className={`${styles.name} ${styles.bones}`}>
            <Bone width="62%" height={16} />
            <Bone width="84%" height={12} />
          </div>
          <div className={styles.figures}>
            <Bone width={92} height={22} />
            <Bone width={104} height={14} />
          </div>
          <div className={styles.week}>
            <WeekStrip days={{}} size="tiny" />
          </div>
        </div>
      ))}
    </>
  )
}
