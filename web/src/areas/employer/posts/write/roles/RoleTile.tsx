import type { RoleStart } from '@evenshift/contract/model/job/role-start'
import { UnstyledButton } from '@mantine/core'
import { iconOf } from '#web/shared/company/role-icons'
import { hoursOfShifts, hoursWords } from '#web/shared/week/worked-hours'
import { withApostrophes } from '#web/shared/words/apostrophes'
import { pounds } from '#web/shared/words/pay'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import { words } from '#web/areas/employer/posts/write/roles/words'
import styles from './Roles.module.css'

interface RoleTileProps {
  readonly start: RoleStart
  readonly onPick: () => void
}

/** A role with its usual week and pay; pressing it begins a job. */
export const RoleTile = ({ start, onPick }: RoleTileProps) => (
  <UnstyledButton className={styles.tile ?? ''} onClick={onPick}>
    <span className={styles.icon}>{iconOf(start)}</span>
    <span className={styles.words}>
      <b>{withApostrophes(start.role.name)}</b>
      <span>{words.aboutAWeek(hoursWords(hoursOfShifts(start.shifts)))}</span>
      {start.usualPay !== null && <span>{words.hourNearby(pounds(start.usualPay))}</span>}
    </span>
    <WeekStrip days={Object.fromEntries(start.shifts.map(({ day }) => [day, 'fits']))} size="tiny" />
  </UnstyledButton>
)
