import type { JobDetail } from '@evenshift/contract/model/application/application'
import { shiftWords } from '@evenshift/contract/states/shift-words'
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
import { spansOf } from '#web/ui/week/half-hours'
import { TallWeek } from '#web/ui/week/TallWeek'
import { words } from '#web/areas/seeker/jobs/shifts/words'
import styles from './Shifts.module.css'

const names = { fits: words.chosen, open: words.notChosen, gone: words.taken, free: words.free, class: words.busy }

/** The shifts to choose from, as rows and as a drawn week that say and do the same. */
export function ShiftChoiceCard({ job, choice }: { readonly job: JobDetail; readonly choice: ShiftChoice }) {
  const { data: own } = useQuery(seekerQuery('availability'))
  const { shifts, weekFit } = job
  if (shifts.length === 0)
    return (
      <Card>
        <h2>{words.flexibleShifts}</h2>
        <p className={styles.small}>{words.jobHasNoSet}</p>
      </Card>
    )
  const drawn = shifts.map((shift) => {
    const isChosen = choice.chosen.includes(shift._id)
    const clash = shiftState(shift, weekFit, own).kind === 'clash'
    return {
      ...shift,
      clash,
      open: !isChosen,
      ...(job.takenShifts.includes(shift._id)
        ? { mark: 'gone' as const }
        : !choice.isFixed && !choice.isShort && { field: shiftField(shift._id) }),
    }
  })
  const listed = shifts.map((shift) => `${shiftWords(shift)}${choice.chosen.includes(shift._id) ? words.chosenLabel : ''}`)
  return (
    <Card>
      <div>
        <h2>{choice.isFixed ? words.yourShifts : words.chooseYourShifts}</h2>
        <p className={styles.small}>{choiceWords(job, choice.isFixed)}</p>
      </div>
      {!weekFit && !choice.isShort && (
        <p className={styles.small}>{words.toSeeFit(<Link to={to(paths.profileTab, { tab: 'profile' })}>{words.sayWhenFree}</Link>)}</p>
      )}
      <div className={styles.both}>
        <ShiftRows job={job} choice={choice} own={own} fieldOf={shiftField} />
        <TallWeek
          shifts={drawn}
          free={own ? spansOf(freeOf(own)) : []}
          classes={own ? takenOf(own) : []}
          names={names}
          height={260}
          sentence={words.shifts(listed.join('; '), weekFit?.text ?? '')}
        />
      </div>
      {!choice.isShort && !(choice.isFixed && choice.chosen.length === 0) && (
        <ChoiceLine figures={choiceFigures(job, choice.chosen)} of={shifts.length} />
      )}
    </Card>
  )
}
