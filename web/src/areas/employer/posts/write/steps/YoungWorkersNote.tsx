import { Button } from '@mantine/core'
import { withShifts } from '#web/areas/employer/posts/write/shifts-needed'
import { endedAtNight, isForAdults } from '#web/areas/employer/posts/write/young-workers'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { Note } from '#web/ui/display/Note'
import styles from '../Wizard.module.css'

/** What keeps people of 16 and 17 from these shifts, with the ways out of it. */
export function YoungWorkersNote({ form }: Pick<WizardStepProps, 'form'>) {
  const { shifts, minimumAge } = form.values
  const barred = shifts.filter(isForAdults)
  if (minimumAge === 18 || barred.length === 0) return null
  const mended = shifts.map((shift) => (isForAdults(shift) ? (endedAtNight(shift) ?? shift) : shift))
  return (
    <Note kind="warning">
      <b>18 and over only.</b> People of 16 and 17 may not normally work after 22:00, before 06:00 or more than 8 hours a day. Change the
      times, or set the age to 18.
      <span className={styles.ways}>
        {!mended.some(isForAdults) && (
          <Button variant="default" onClick={() => form.setValues(withShifts(form.values, { shifts: mended }))}>
            End at 22:00
          </Button>
        )}
        <Button
          variant="default"
          onClick={() =>
            form.setValues({
              minimumAge: 18,
              minimumAgeReason: form.values.minimumAgeReason || 'The hours of the shifts: working time law for people under 18',
            })
          }
        >
          Set the age to 18
        </Button>
      </span>
    </Note>
  )
}
