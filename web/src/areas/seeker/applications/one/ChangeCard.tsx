import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { isOpen } from '@evenshift/contract/states/application/application'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Withdraw } from '#web/areas/seeker/applications/one/Withdraw'
import { asksAboutChange } from '#web/areas/seeker/applications/one/asks-about-change'
import { seeker } from '#web/shared/calls/seeker'
import { ChangedTerms, ChangedWeeks } from '#web/shared/job/ChangedTerms'
import { notify } from '#web/shared/notices/notify'
import { dayDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/seeker/applications/one/words'
import styles from './Application.module.css'

/** What of the job changed since they applied, whether it still fits, and the two answers; nothing where it didn't change or is over. */
export function ChangeCard({ application }: { readonly application: ApplicationDetail }) {
  const cache = useQueryClient()
  const { _id, change, job, status } = application
  const confirm = useMutation({
    mutationFn: (changeId: string) => seeker.confirmChange({ params: { id: _id }, body: { changeId } }),
    onSuccess: () => notify({ kind: 'done', text: words.knowsYoureStillIn(job.employerName) }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['seeker'] }),
  })
  if (change === null || !isOpen(status)) return null
  const isAsked = asksAboutChange(application)
  return (
    <Card label={words.whatChanged}>
      <div>
        <h2>{isAsked ? words.thisJobHasChanged : words.whatChanged}</h2>
        <p className={styles.quiet}>{words.changedItOn(job.employerName, dayDate(change.at))}</p>
      </div>
      <ChangedWeeks shifts={change.shifts} />
      <ChangedTerms lines={change.lines} />
      {change.fit && <Note kind={change.effect === 'worse' ? 'warning' : 'info'}>{change.fit}</Note>}
      {change.message && <p className={styles.quiet}>“{change.message}”</p>}
      {isAsked && (
        <>
          <div className={styles.changeAnswers}>
            <Button loading={confirm.isPending} onClick={() => confirm.mutate(change._id)}>
              {words.stillFitsKeepMe}
            </Button>
            <Withdraw application={application} />
          </div>
          <p className={styles.quiet}>{words.noAnswerApplicationStays}</p>
        </>
      )}
      {change.confirmedAt && <p className={styles.quiet}>{words.youSaidItStillFitsOn(dayDate(change.confirmedAt))}</p>}
    </Card>
  )
}
