import '../../../ui/theme/controls.css'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { seeker } from '#web/shared/calls/seeker'
import { refusalOf } from '#web/shared/forms/refusal'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { availabilityInputOf } from '#web/shared/week/availability-week'
import { FittingJobs } from '#web/shared/week/FittingJobs'
import { words } from '#web/areas/auth/complete/words'
import { useUnsaved } from '#web/ui/unsaved/useUnsaved'
import { totalHours } from '#web/ui/week/half-hours'
import { type OwnWeek, trulyFree } from '#web/ui/week/own-week'
import { WeekEditor } from '#web/ui/week/editor/WeekEditor'
import { Foot } from '#web/ui/page/Foot'
import frame from '../AuthFrame.module.css'

export interface WeekStepProps {
  readonly week: OwnWeek
  readonly onChange: (week: OwnWeek) => void
  readonly onBack: () => void
  readonly onDone: () => void
}

/** The last step: the week, or later. */
export function WeekStep({ week, onChange, onBack, onDone }: WeekStepProps) {
  const save = useMutation({
    mutationFn: () => seeker.setAvailability({ body: availabilityInputOf(week) }),
    meta: { ownErrors: true },
    onSuccess: onDone,
  })
  const hours = totalHours(trulyFree(week))
  const { question } = useUnsaved({
    unsaved: !save.isSuccess && (week.busy.length > 0 || totalHours(week.free) > 0) && 'kept',
    what: words.week.what,
    busy: save.isPending,
  })
  return (
    <div className={frame.footed}>
      <WeekEditor week={week} onChange={onChange} />
      <p role="status" className={frame.live}>
        <FittingJobs week={week} />
      </p>
      <RefusalNote lines={refusalOf(save.error, []).note} />
      <Foot of="page">
        <Button size="lg" fullWidth disabled={hours === 0} loading={save.isPending} onClick={() => save.mutate()}>
          {hours === 0 ? words.week.save : words.week.saveHours(words.hour(hours))}
        </Button>
      </Foot>
      <Button variant="subtle" fullWidth onClick={onDone}>
        {words.week.later}
      </Button>
      <Button variant="subtle" fullWidth onClick={onBack}>
        {words.back}
      </Button>
      {question}
    </div>
  )
}
