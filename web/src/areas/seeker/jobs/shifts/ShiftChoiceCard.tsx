import type { JobDetail } from '@evenshift/contract/model/application/application'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ChoiceLine } from '#web/areas/seeker/jobs/shifts/ChoiceLine'
import { shiftField } from '#web/areas/seeker/jobs/shifts/shift-field'
import { ShiftRows } from '#web/areas/seeker/jobs/shifts/ShiftRows'
import { choiceFigures } from '#web/areas/seeker/jobs/shifts/chosen-shifts'
import { choiceWords } from '#web/areas/seeker/jobs/shifts/choice-words'
import { shiftState } from '#web/areas/seeker/jobs/shifts/shift-states'
import type { ShiftChoice } from '#web/areas/seeker/jobs/shifts/useChosenShifts'
import { seekerQuery } from '#web/shared/calls/seeker'
import { paths, to } from '#web/shared/paths'
import { freeOf, takenOf } from '#web/shared/week/availability-week'
import { Card } from '#web/ui/page/Card'
import { dayShort } from '#web/ui/week/days'
import { spansOf } from '#web/ui/week/half-hours'
import { TallWeek } from '#web/ui/week/TallWeek'
import styles from './Shifts.module.css'

const names = { fits: 'Chosen', open: 'Not chosen', free: 'Free', class: 'Busy' }

/** The shifts to choose from, as rows and as a drawn week that say and do the same. */
export function ShiftChoiceCard({ job, choice }: { readonly job: JobDetail; readonly choice: ShiftChoice }) {
  const { data: own } = useQuery(seekerQuery('availability'))
  const { shifts, weekFit } = job
  if (shifts.length === 0)
    return (
      <Card>
        <h2>Flexible shifts</h2>
        <p className={styles.small}>This job has no set shifts. Ask which days when you apply.</p>
      </Card>
    )
  const drawn = shifts.map((shift) => {
    const isChosen = choice.chosen.includes(shift._id)
    const clash = shiftState(shift, weekFit, own).kind === 'clash'
    return { ...shift, clash, open: !isChosen, ...(choice.isFixed ? {} : { field: shiftField(shift._id) }) }
  })
  const listed = shifts.map(
    ({ _id, day, start, end }) => `${dayShort(day)} ${start}–${end}${choice.chosen.includes(_id) ? ', chosen' : ''}`,
  )
  return (
    <Card>
      <div>
        <h2>{choice.isFixed ? 'Your shifts' : 'Choose your shifts'}</h2>
        <p className={styles.small}>{choiceWords(job, choice.isFixed)}</p>
      </div>
      {!weekFit && (
        <p className={styles.small}>
          <Link to={to(paths.profileTab, { tab: 'profile' })}>Say when you’re free</Link> to see which shifts fit.
        </p>
      )}
      <div className={styles.both}>
        <ShiftRows job={job} choice={choice} own={own} fieldOf={shiftField} />
        <TallWeek
          shifts={drawn}
          free={own ? spansOf(freeOf(own)) : []}
          classes={own ? takenOf(own) : []}
          names={names}
          height={260}
          sentence={`Shifts: ${listed.join('; ')}. ${weekFit?.text ?? ''}`}
        />
      </div>
      <ChoiceLine figures={choiceFigures(job, choice.chosen)} of={shifts.length} />
    </Card>
  )
}
