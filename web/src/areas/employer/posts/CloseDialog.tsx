import { CLOSING_DATE_DAYS_MOST } from '@evenshift/contract/constants'
import { londonDay } from '@evenshift/contract/london'
import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { heldStatuses } from '@evenshift/contract/states/application/application'
import { type CloseOutcome, closeOutcomes } from '@evenshift/contract/states/job/job'
import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { LimitNote } from '#web/areas/employer/plan/limit/LimitNote'
import { useLimit } from '#web/areas/employer/plan/limit/useLimit'
import { useDialogFault } from '#web/areas/employer/dialog/useDialogFault'
import { Uncovered } from '#web/areas/employer/posts/Uncovered'
import { WhoIsTold } from '#web/areas/employer/posts/WhoIsTold'
import { countOf, outcomeWords } from '#web/areas/employer/posts/job-words'
import type { PostMoves } from '#web/areas/employer/posts/usePostMoves'
import { notify } from '#web/shared/notices/notify'
import { dayDate } from '#web/shared/words/dates'
import { Dialog } from '#web/ui/dialog/Dialog'
import { DateField } from '#web/ui/form/DateField'
import { useNow } from '#web/shared/words/useNow'
import styles from './Posts.module.css'
import { plusDays } from '@evenshift/contract/days'
import { words } from '#web/areas/employer/posts/words'

const titles = { close_on: words.whenShouldItClose, close_now: words.whyClosing, reopen: words.reopenUntilWhen } as const
const buttons = { close_on: words.save, close_now: words.closeJob, reopen: words.reopen } as const

interface CloseDialogProps {
  readonly job: PostCard
  readonly kind: keyof typeof titles
  readonly close: PostMoves['close']
  /** It's opened on the job's own page, which says that it's closed. */
  readonly isSaidByPage?: boolean
  readonly onClose: () => void
}

/** A closing date, an end now with its outcome, or a new closing date for a closed post. */
export function CloseDialog({ job, kind, close, isSaidByPage = false, onClose }: CloseDialogProps) {
  const now = useNow()
  const today = londonDay(now)
  const last = job.closingDate ?? ''
  const before = kind === 'close_on' ? last || today : last >= today ? last : ''
  // Once someone has said yes, that is why it ends, unless the employer knows better.
  const [known] = useState<CloseOutcome | null>(() => (countOf(job.counts, heldStatuses) > 0 ? 'hired_here' : null))
  const [date, setDate] = useState(before)
  const [outcome, setOutcome] = useState(known)
  const isNow = kind === 'close_now'
  const { fields, note } = useDialogFault(close.error, [isNow ? 'outcome' : 'closingDate'])
  const done = () => {
    if (!isNow || !isSaidByPage) notify({ kind: 'done', text: isNow ? words.closed : words.openUntil(dayDate(date)) })
    onClose()
  }
  const leave = () => {
    close.reset()
    onClose()
  }
  const save = () => {
    if (isNow && outcome) close.mutate({ closeNow: true, outcome }, { onSuccess: done })
    if (!isNow && date) close.mutate({ closingDate: date }, { onSuccess: done })
  }
  const limit = useLimit(close.error, {
    kept: words.staysClosed(job.title),
    job: { id: job._id, verb: 'reopen', again: save },
  })
  return (
    <>
      <Dialog title={titles[kind]} unsaved={outcome !== known || date !== before} busy={close.isPending} onClose={leave}>
        {(shut) => (
          <div className={styles.dialog}>
            {isNow ? (
              <>
                <Radio.Group
                  label={words.reason}
                  value={outcome}
                  onChange={(value) => setOutcome(value as CloseOutcome)}
                  error={fields['outcome']}
                >
                  <div className={styles.choices}>
                    {closeOutcomes.map((value) => (
                      <Radio key={value} value={value} label={outcomeWords[value]} />
                    ))}
                  </div>
                </Radio.Group>
                <Uncovered jobId={job._id} />
                <WhoIsTold job={job} outcome={outcome} />
              </>
            ) : (
              <DateField
                label={words.lastDayToApply}
                description={kind === 'reopen' ? words.reopeningTells : words.closesEndDay}
                value={date}
                onChange={setDate}
                first={today}
                last={londonDay(plusDays(now, CLOSING_DATE_DAYS_MOST))}
                error={fields['closingDate'] ?? null}
              />
            )}
            <LimitNote lines={note} limit={limit} />
            <div className={styles.dialogEnd}>
              <Button variant="default" onClick={shut}>
                {words.cancel}
              </Button>
              <Button {...(isNow ? { color: 'danger' } : {})} disabled={isNow ? !outcome : !date} loading={close.isPending} onClick={save}>
                {buttons[kind]}
              </Button>
            </div>
          </div>
        )}
      </Dialog>
      {limit.dialog}
    </>
  )
}
