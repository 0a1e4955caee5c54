import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { Columns, Rows } from '#web/ui/page/Columns'
import { SpokenStatus } from '#web/ui/page/SpokenStatus'
import { SpokenText } from '#web/ui/page/SpokenText'
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

/** A job in grey: who and where, the week, the figures. */
const JobBones = () => (
  <Card as="div">
    <span className={styles.lines}>
      <Bone width="62%" height={18} />
      <Bone width="44%" height={12} />
    </span>
    <Bone height={38} radius={10} />
    <Bone height={96} radius={10} />
  </Card>
)

/** The jobs that fit in grey: their heading and the first of a row that goes on. */
const FittingBones = () => (
  <div className={styles.fitting} aria-hidden="true">
    <span className={styles.lines}>
      <Bone width={190} height={22} />
      <Bone width="72%" height={14} />
    </span>
    <div className={styles.railBones}>
      <JobBones />
      <JobBones />
    </div>
  </div>
)

/** The home screen in grey while its one call runs. What it will say below the greeting is not known yet. */
export function HomeSkeleton({ hello }: { readonly hello: string }) {
  return (
    <Columns kind="side">
      <div className={styles.main}>
        <Rows>
          <div className={styles.lines}>
            <h1>
              <SpokenText>{hello}</SpokenText>
              <Bone width={240} height={31} />
            </h1>
            <Bone width="64%" height={16} />
          </div>
          <SpokenStatus>{words.loading}</SpokenStatus>
          <div className={styles.dues}>
            <DueBones />
            <DueBones />
          </div>
        </Rows>
        <FittingBones />
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
