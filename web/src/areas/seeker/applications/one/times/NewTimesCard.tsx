import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import type { SeekerNewTimes } from '@evenshift/contract/model/application/new-times'
import type { NewTimesAnswer } from '@evenshift/contract/states/application/new-times'
import { shiftWords } from '@evenshift/contract/states/shift-words'
import { dayName } from '@evenshift/contract/states/week'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toldChange } from '#web/areas/seeker/applications/one/kept/told-change'
import { TheirWords } from '#web/areas/seeker/applications/one/TheirWords'
import { words } from '#web/areas/seeker/applications/one/times/words'
import { MissedShifts } from '#web/areas/seeker/jobs/shifts/MissedShifts'
import { clashOf } from '#web/areas/seeker/jobs/shifts/shift-states'
import { seeker } from '#web/shared/calls/seeker'
import { ChangedTerms } from '#web/shared/job/ChangedTerms'
import { notify } from '#web/shared/notices/notify'
import { dayDate } from '#web/shared/words/dates'
import { Note } from '#web/ui/display/Note'
import { Card } from '#web/ui/page/Card'
import { spanText } from '#web/ui/week/times'
import styles from '../Application.module.css'

export interface NewTimesCardProps {
  readonly application: ApplicationDetail
  readonly asked: SeekerNewTimes
}

const lineOf = ({ was, is }: SeekerNewTimes['shifts'][number]) => ({
  label: dayName(was.day),
  before: spanText(was.start, was.end),
  after: was.day === is.day ? spanText(is.start, is.end) : shiftWords(is),
  note: words.moved,
  isBetter: false,
})

/** The question whether they come at the times that the job has now: old and new, how those lie in their week, and the two answers. */
export function NewTimesCard({ application, asked }: NewTimesCardProps) {
  const { _id, job } = application
  const cache = useQueryClient()
  const answer = useMutation({
    mutationFn: (said: NewTimesAnswer) => seeker.answerNewTimes({ params: { id: _id }, body: { askedId: asked._id, answer: said } }),
    onSuccess: (_, said) => notify({ kind: 'done', text: words[said](job.employerName) }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['seeker'] }),
  })
  const { shifts, weekFit } = asked
  const missed = job.shifts.filter((shift) => shifts.some(({ is }) => is._id === shift._id) && clashOf(shift, weekFit))
  const isSending = (said: NewTimesAnswer): boolean => answer.isPending && answer.variables === said
  return (
    <Card label={words.newTimes}>
      <div>
        <h2>{words.canYouWork}</h2>
        <p className={styles.quiet}>{words.asked(job.employerName, dayDate(asked.at))}</p>
      </div>
      <ChangedTerms lines={shifts.map(lineOf)} />
      <TheirWords employer={job.employerName} said={toldChange(application)?.message ?? ''} />
      {weekFit && <Note kind={missed.length > 0 ? 'warning' : 'info'}>{missed.length > 0 ? words.doesntFit : words.fits}</Note>}
      {missed.length > 0 && <MissedShifts shifts={missed} weekFit={weekFit} />}
      <div className={styles.changeAnswers}>
        <Button loading={isSending('agreed')} disabled={answer.isPending} onClick={() => answer.mutate('agreed')}>
          {words.yes}
        </Button>
        <Button variant="default" loading={isSending('kept')} disabled={answer.isPending} onClick={() => answer.mutate('kept')}>
          {words.keep}
        </Button>
      </div>
      <p className={styles.quiet}>{words.fromNext}</p>
    </Card>
  )
}
