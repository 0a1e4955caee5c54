import { Button } from '@mantine/core'
import { withShifts } from '#web/areas/employer/posts/write/shifts-needed'
import { endedAtNight, isForAdults } from '#web/areas/employer/posts/write/young-workers'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { Note } from '#web/ui/display/Note'
import styles from '../Wizard.module.css'
import { words } from '#web/areas/employer/posts/write/steps/words'

/** What keeps people of 16 and 17 from these shifts, with the ways out of it. */
export function YoungWorkersNote({ form, job }: Pick<WizardStepProps, 'form' | 'job'>) {
  const { shifts, minimumAge } = form.values
  const barred = shifts.filter(isForAdults)
  if (minimumAge === 18 || barred.length === 0) return null
  const mended = shifts.map((shift) => (isForAdults(shift) ? (endedAtNight(shift) ?? shift) : shift))
  return (
    <Note kind="warning">
      <b>{words.adultsOnly}</b> {words.adultsOnlyWhy}
      <span className={styles.ways}>
        {!mended.some(isForAdults) && (
          <Button variant="default" onClick={() => form.setValues(withShifts(form.values, { shifts: mended }, job))}>
            {words.endAt22}
          </Button>
        )}
        <Button
          variant="default"
          onClick={() =>
            form.setValues({
              minimumAge: 18,
              minimumAgeReason: form.values.minimumAgeReason || words.hoursOfShifts,
            })
          }
        >
          {words.setAge}
        </Button>
      </span>
    </Note>
  )
}
