import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Withdraw } from '#web/areas/seeker/applications/one/Withdraw'
import { changeTold, fitTold, missedOf, ownShifts } from '#web/areas/seeker/applications/one/change-told'
import { MissedShifts } from '#web/areas/seeker/jobs/shifts/MissedShifts'
import { seeker } from '#web/shared/calls/seeker'
import { ChangedTerms, ChangedWeeks } from '#web/shared/job/ChangedTerms'
import { notify } from '#web/shared/notices/notify'
import { paths, to } from '#web/shared/paths'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { dayDate, daysUntil } from '#web/shared/words/dates'
import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { FoldCard } from '#web/ui/page/FoldCard'
import { Note } from '#web/ui/display/Note'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/areas/seeker/applications/one/words'
import styles from './Application.module.css'

/** Only for whoever has an offer. */
const OfferKept = lazyPart(async () => (await import('#web/areas/seeker/applications/one/kept/OfferKept')).OfferKept, <Bone height={220} />)

/** What of the job changed since they applied, whether it still fits, and the two answers, or the one given; nothing where it didn't change or is over. */
export function ChangeCard({ application }: { readonly application: ApplicationDetail }) {
  const cache = useQueryClient()
  const now = useNow()
  const { _id, job } = application
  const change = changeTold(application)
  const confirm = useMutation({
    mutationFn: (changeId: string) => seeker.confirmChange({ params: { id: _id }, body: { changeId } }),
    onSuccess: () => notify({ kind: 'done', text: words.knowsYoureStillIn(job.employerName) }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['seeker'] }),
  })
  if (change === null) return null
  const isAsked = application.changeAsked !== null
  const at = dayDate(change.at)
  // An offer keeps its own week, whatever became of the job's.
  const offer = application.status === 'offered' ? application.offer : null
  const weekAfter = (otherwise: string) =>
    offer ? (
      <OfferKept application={application} offer={offer} otherwise={otherwise} />
    ) : (
      <ChangedWeeks shifts={change.shifts} own={ownShifts(application)} />
    )
  const what = (
    <>
      <ChangedTerms lines={change.lines} />
      {change.message && <p className={styles.quiet}>“{change.message}”</p>}
      {weekAfter('')}
    </>
  )
  // Once they answered, what they said is enough.
  if (change.confirmedAt !== null)
    return (
      <section aria-label={words.whatChanged}>
        <FoldCard
          title={words.youSaidYouCan(daysUntil(change.confirmedAt, now) === 0 ? null : dayDate(change.confirmedAt))}
          text={words.changedItOn(job.employerName, at)}
        >
          <Card>{what}</Card>
        </FoldCard>
      </section>
    )
  const missed = missedOf(application)
  const fit = fitTold(application, missed)
  return (
    <Card label={words.whatChanged}>
      <div>
        <h2>{isAsked ? words.thisJobHasChanged : words.whatChanged}</h2>
        <p className={styles.quiet}>{words.changedItOn(job.employerName, at)}</p>
      </div>
      <ChangedTerms lines={change.lines} />
      {fit && !offer && <Note kind={fit.isLoss ? 'warning' : 'info'}>{fit.text}</Note>}
      {isAsked && missed.length > 0 && <MissedShifts shifts={missed} weekFit={job.weekFit} />}
      {change.message && <p className={styles.quiet}>“{change.message}”</p>}
      {isAsked && (
        <>
          <div className={styles.changeAnswers}>
            <Button loading={confirm.isPending} onClick={() => confirm.mutate(change._id)}>
              {words.stillFitsKeepMe}
            </Button>
            <Withdraw application={application} />
          </div>
          {change.effect === 'worse' && application.mayMessage && (
            <p className={styles.quiet}>
              {words.couldDoOthers} <Link to={to(paths.conversation, { id: _id })}>{words.writeTo(job.employerName)}</Link>
            </p>
          )}
          <p className={styles.quiet}>{words.noAnswerApplicationStays}</p>
        </>
      )}
      {weekAfter(fit?.text ?? '')}
    </Card>
  )
}
