import { isHeld, isOpen } from '@evenshift/contract/states/application/application'
import { meetingKindWithin } from '@evenshift/contract/states/meeting/meeting-words'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { isBesideOffer } from '#web/areas/seeker/applications/facts'
import { TheirWords } from '#web/areas/seeker/applications/one/TheirWords'
import { MeetingFacts } from '#web/areas/seeker/applications/one/meeting/MeetingFacts'
import { SayNoSheet } from '#web/areas/seeker/applications/one/meeting/SayNoSheet'
import type { MeetingProps } from '#web/areas/seeker/applications/one/meeting/answer-props'
import { CalendarButton } from '#web/shared/meeting/CalendarButton'
import { endOf, meetingTitle, momentWords, wholeSpanWords } from '#web/shared/meeting/meeting-words'
import { paths, to } from '#web/shared/paths'
import { dotted } from '#web/shared/words/dotted'
import { pounds } from '#web/shared/words/pay'
import { Chip } from '#web/ui/display/Chip'
import { Note } from '#web/ui/display/Note'
import { Card, CardActions } from '#web/ui/page/Card'
import { words } from '#web/areas/seeker/applications/one/meeting/words'
import styles from './Meeting.module.css'

interface MeetingCardProps extends MeetingProps {
  /** It stands among the messages, so that nothing leads there. */
  readonly isInThread?: boolean
}

/** The newest meeting where there are no times to choose from, or an offer stands before them. */
export function MeetingCard({ application, meeting, isInThread = false }: MeetingCardProps) {
  const { kind, status, turn, at, minutes, times, note, message } = meeting
  const isOurs = turn === 'seeker'
  const on = stillOn({ application, meeting })
  // Who has the job needn't meet to get it.
  const isPressing = isOurs && !isHeld(application.status)
  const chip = isOurs
    ? isPressing
      ? words.yourTurn
      : words.theySuggestedTimes
    : status === 'proposed'
      ? words.waitingForThem
      : { agreed: words.agreed, cancelled: words.cancelled, done: words.done }[status]
  return (
    <Card label={words.meeting} {...(isPressing ? { tone: 'sunny' as const } : {})}>
      <div className={styles.head}>
        <h2>{meetingTitle(kind)}</h2>
        <Chip kind={status === 'agreed' ? 'fact' : isPressing ? 'match' : 'quiet'}>{chip}</Chip>
      </div>
      {at !== null && <p className={styles.time}>{wholeSpanWords({ start: at, end: endOf(at, minutes) })}</p>}
      {at === null && status === 'proposed' && (
        <ul className={styles.lines} aria-label={isOurs ? words.theirTimes : words.yourTimes}>
          {times.map((time) => (
            <li key={time.start}>{wholeSpanWords(time)}</li>
          ))}
        </ul>
      )}
      {(status === 'agreed' || isOurs) && (
        <>
          <MeetingFacts application={application} meeting={meeting} />
          <TheirWords employer={application.job.employerName} said={note} />
        </>
      )}
      {on && <Note>{on}</Note>}
      <p className={styles.quiet}>{lineOf({ application, meeting })}</p>
      {message && status !== 'agreed' && <p className={styles.quiet}>“{message}”</p>}
      <Actions application={application} meeting={meeting} isInThread={isInThread} />
    </Card>
  )
}

/** Whether to go to what was agreed, where an offer has come since: it's on until somebody calls it off. Null where none has. */
function stillOn({ application: { status }, meeting }: MeetingProps): string | null {
  if (meeting.status !== 'agreed' || !(status === 'offered' || isHeld(status))) return null
  return words.stillOn(words.besideOffer[status], meetingKindWithin(meeting.kind), meeting.kind === 'trial')
}

/** What is to know of where it stands. */
function lineOf({ application: { job, status: stage }, meeting }: MeetingProps): string {
  const { status, turn, payTotal, outcomeDue, cancelledBy, answerBy } = meeting
  const owed = payTotal === null ? '' : words.getWhetherNotTheyOffer(pounds(payTotal))
  const due = outcomeDue === null ? '' : words.youHearFromBy(job.employerName, momentWords(outcomeDue))
  if (status === 'agreed') return [owed, due].filter(Boolean).join(' ')
  if (status === 'done') return [due, owed].filter(Boolean).join(' ') || words.metWhatComesNext
  if (status === 'cancelled')
    return {
      seeker: words.youCalledItOff,
      employer: words.calledItOff(job.employerName),
      clock: isHeld(stage) ? words.youGotTheJobFirst : isOpen(stage) ? words.wasntAgreedTime : words.endedWithApplication,
    }[cancelledBy ?? 'clock']
  if (turn === 'employer') return words.picksOneTimesAsksAgain(job.employerName, answerBy === null ? '' : momentWords(answerBy))
  return answerBy === null ? '' : words.replyBy(momentWords(answerBy))
}

function Actions({ application, meeting, isInThread = false }: MeetingCardProps) {
  const [isSayingNo, setIsSayingNo] = useState(false)
  const { _id, version, kind, status, turn, at, minutes, place, link, askFor, allowed } = meeting
  const { job } = application
  const id = application._id
  const isOff = allowed.includes('cancel') || allowed.includes('decline')
  if (status === 'cancelled' || status === 'done') return null
  return (
    <>
      <CardActions>
        {status === 'agreed' && at !== null && (
          <CalendarButton
            meeting={{ _id, version, at, minutes }}
            title={`${meetingTitle(kind)}, ${job.employerName}`}
            place={place ?? link ?? ''}
            text={dotted([job.title, askFor && (kind === 'phone' ? words.willRingYou(askFor) : words.askForWithAskFor(askFor))])}
          />
        )}
        {turn === 'seeker' && (
          <Button variant={isHeld(application.status) ? 'default' : 'filled'} component={Link} to={to(paths.meeting, { id })}>
            {words.pickATime}
          </Button>
        )}
        {turn !== 'seeker' && allowed.includes('suggest') && (
          <Button variant="default" component={Link} to={to(paths.otherTimes, { id })}>
            {status === 'agreed' ? words.move : words.changeTimes}
          </Button>
        )}
        {status === 'agreed' && isBesideOffer(application.status) && application.mayMessage && !isInThread && (
          <Button variant="default" component={Link} to={to(paths.conversation, { id })}>
            {words.writeTo(job.employerName)}
          </Button>
        )}
        {turn !== 'seeker' && isOff && (
          <Button variant="subtle" color="danger" className={styles.off ?? ''} onClick={() => setIsSayingNo(true)}>
            {status === 'agreed' ? words.cancelIt : words.sayNoThanks}
          </Button>
        )}
      </CardActions>
      {isSayingNo && <SayNoSheet application={application} meeting={meeting} onClose={() => setIsSayingNo(false)} />}
    </>
  )
}
