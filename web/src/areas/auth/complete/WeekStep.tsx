import '../../../ui/theme/controls.css'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { seeker } from '#web/shared/calls/seeker'
import { refusalOf } from '#web/shared/forms/refusal'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { availabilityInputOf } from '#web/shared/week/availability-week'
import { counted } from '#web/shared/words/numbers'
import { useUnsaved } from '#web/ui/unsaved/useUnsaved'
import { totalHours } from '#web/ui/week/half-hours'
import { type OwnWeek, trulyFree } from '#web/ui/week/own-week'
import { WeekEditor } from '#web/ui/week/editor/WeekEditor'
import frame from '../AuthFrame.module.css'

interface WeekStepProps {
  readonly week: OwnWeek
  readonly onChange: (week: OwnWeek) => void
  readonly onDone: () => void
}

/** The last step: the week, or later. */
export function WeekStep({ week, onChange, onDone }: WeekStepProps) {
  const save = useMutation({
    mutationFn: () => seeker.setAvailability({ body: availabilityInputOf(week) }),
    meta: { ownErrors: true },
    onSuccess: onDone,
  })
  const hours = totalHours(trulyFree(week))
  const { question } = useUnsaved({
    unsaved: !save.isSuccess && (week.busy.length > 0 || totalHours(week.free) > 0),
    what: 'your week',
    busy: save.isPending,
  })
  return (
    <div className={frame.form}>
      <WeekEditor week={week} onChange={onChange} />
      <RefusalNote lines={refusalOf(save.error, []).note} />
      <Button size="lg" fullWidth disabled={hours === 0} loading={save.isPending} onClick={() => save.mutate()}>
        {hours === 0 ? 'Save' : `Save ${counted(hours, 'hour')} and find work`}
      </Button>
      <Button variant="subtle" fullWidth onClick={onDone}>
        Do this later
      </Button>
      {question}
    </div>
  )
}
