import { isChoice } from '@evenshift/contract/states/job/shift-choice'
import { NumberInput } from '@mantine/core'
import { isOtherThanShifts, hoursEach, peopleFor, asksHours } from '#web/areas/employer/posts/write/shifts-needed'
import { ByAgreement, HoursField } from '#web/areas/employer/posts/write/steps/ByAgreement'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { fieldOf } from '#web/shared/forms/field-of'
import { hoursWords } from '#web/shared/week/worked-hours'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/employer/posts/write/sheet/words'

/** How many people a job looks for and what each works, where that is something else than its shifts come to. */
export function ThePeople({ form }: Pick<WizardStepProps, 'form'>) {
  const { shifts, hoursPerWeek, vacancies } = form.values
  const usual = peopleFor(form.values)
  return (
    <>
      <NumberInput
        label={words.howManyPeopleDo}
        {...(shifts.length > 0 && { description: words.yourShiftsNeed(usual, isChoice(form.values)) })}
        min={1}
        max={500}
        allowDecimal={false}
        {...fieldOf(form, 'vacancies')}
      />
      {shifts.length > 0 && Number(vacancies) > usual && <Note kind="warning">{words.shiftsOnlyHaveRoom(usual)}</Note>}
      {shifts.length > 0 && <ByAgreement form={form} />}
      {shifts.length > 0 && asksHours(form.values) && <HoursField form={form} />}
      {isOtherThanShifts(form.values) && (
        <Note kind="warning">{words.youveSetWeekBut(hoursWords(Number(hoursPerWeek)), hoursWords(hoursEach(form.values)))}</Note>
      )}
    </>
  )
}
