import { firstNameOf } from '#web/areas/employer/applicants/applicant-words'
import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import type { EmployerMeeting } from '@evenshift/contract/model/meeting/meeting'
import { meetingKindWithin } from '@evenshift/contract/states/meeting/meeting-words'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { CancelMeetingDialog } from '#web/areas/employer/applicants/meet/CancelMeetingDialog'
import { useMeetingMove } from '#web/areas/employer/applicants/meet/useMeetingMove'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { type MoveTarget, moveOptions } from '#web/areas/employer/applicants/moves/move-options'
import type { MoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { useApplicantAddress } from '#web/areas/employer/applicants/useApplicantAddress'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { refusalOf } from '#web/shared/forms/refusal'
import { CalendarButton } from '#web/shared/meeting/CalendarButton'
import { endOf, lengthWords, meetingTitle, momentWords, wholeSpanWords } from '#web/shared/meeting/meeting-words'
import { paths } from '#web/shared/paths'
import { dotted } from '#web/shared/words/dotted'
import { pounds } from '#web/shared/words/pay'
import { Note } from '#web/ui/display/Note'
import { Chip } from '#web/ui/display/Chip'
import { Card, CardActions } from '#web/ui/page/Card'
import { words as sentences } from '#web/areas/employer/applicants/meet/words'
import styles from './MeetingCard.module.css'

export interface MeetingCardProps {
  readonly application: EmployerApplicationDetail
  readonly meeting: EmployerMeeting
  readonly flow: MoveFlow
}

/** The newest meeting with one applicant: where it stands, whose turn it is, and what can be done. */
export function MeetingCard({ application, meeting, flow }: MeetingCardProps) {
  const { kind, status, turn, outcomeDue } = meeting
  const { name } = application.applicant
  const isOurs = turn === 'employer' || (status === 'done' && outcomeDue !== null)
  const chip = isOurs ? sentences.yourTurn : status === 'proposed' ? sentences.waitingFor(firstNameOf(name)) : chipWords[status]
  return (
    <div className={styles.place}>
      <Card label={sentences.meeting} {...(isOurs ? { tone: 'sunny' as const } : {})}>
        <div className={styles.head}>
          <h2>{turn === 'employer' ? sentences.suggests(firstNameOf(name)) : meetingTitle(kind)}</h2>
          <span className={isOurs ? styles.hot : undefined}>
            <Chip kind={isOurs ? 'match' : status === 'agreed' ? 'fact' : 'quiet'}>{chip}</Chip>
          </span>
        </div>
        <BesideOffer application={application} meeting={meeting} />
        <Times meeting={meeting} />
        <Facts meeting={meeting} name={firstNameOf(name)} />
        <ManagersOnly>
          {status === 'done' && outcomeDue !== null && <Outcome application={application} flow={flow} />}
          <Actions application={application} meeting={meeting} />
        </ManagersOnly>
      </Card>
    </div>
  )
}

const isBesideOffer = ({ status }: EmployerApplicationDetail, { status: stand, allowed }: EmployerMeeting): boolean =>
  (status === 'offered' || status === 'offer_accepted') && stand === 'agreed' && allowed.includes('cancel')

const chipWords = { agreed: sentences.agreed, cancelled: sentences.cancelled, done: sentences.done } as const

/** An offer leaves an agreed meeting as it is: whether it is still wanted is for the employer to say. */
function BesideOffer({ application, meeting }: Omit<MeetingCardProps, 'flow'>) {
  const { status, applicant } = application
  const { kind, at } = meeting
  if (!isBesideOffer(application, meeting) || at === null) return null
  const name = firstNameOf(applicant.name)
  const said = status === 'offered' ? sentences.youOffered(name) : sentences.saidYes(name)
  return <Note kind="info">{sentences.stillMeeting(said, meetingKindWithin(kind), momentWords(at), kind === 'trial')}</Note>
}

/** The time that was agreed, else those on the table; suggested ones can be accepted. */
function Times({ meeting }: { readonly meeting: EmployerMeeting }) {
  const { at, minutes, status, turn, times } = meeting
  const move = useMeetingMove(meeting, () => undefined)
  if (at !== null) return <p className={styles.time}>{wholeSpanWords({ start: at, end: endOf(at, minutes) })}</p>
  if (status === 'cancelled') return null
  return (
    <>
      <ul className={styles.times} aria-label={turn === 'employer' ? sentences.suggestedTimes : sentences.yourTimes}>
        {times.map((time) => {
          const words = wholeSpanWords(time)
          return (
            <li key={time.start}>
              <b>{words}</b>
              {turn === 'employer' && (
                <ManagersOnly>
                  <Button
                    {...(times.length > 1 && { variant: 'default' })}
                    aria-label={sentences.acceptWithReplace(words.replace('–', ' to '))}
                    loading={move.isPending}
                    onClick={() =>
                      move.mutate({
                        change: { action: 'pick', time: time.start },
                        said: sentences.agreedWithStart(momentWords(time.start)),
                      })
                    }
                  >
                    {sentences.accept}
                  </Button>
                </ManagersOnly>
              )}
            </li>
          )
        })}
      </ul>
      <RefusalNote lines={refusalOf(move.refused, []).note} />
    </>
  )
}

/** How long, for how much, where, and what was said. */
function Facts({ meeting, name }: { readonly meeting: EmployerMeeting; readonly name: string }) {
  const { minutes, payTotal, place, link, phone, askFor, answerBy, cancelledBy, message, outcomeDue, status, at, kind } = meeting
  const by = {
    seeker: sentences.calledItOff(name),
    employer: sentences.youCalledItOff,
    clock: sentences.wasntAgreedTimeApplication,
  }
  return (
    <>
      <p className={styles.muted}>
        {dotted([
          lengthWords(minutes),
          payTotal !== null && sentences.inAllWithPayTotal(pounds(payTotal)),
          place,
          askFor && (kind === 'phone' ? sentences.rings(askFor) : sentences.askFor(askFor)),
        ])}
      </p>
      {link && (
        <p className={styles.muted}>
          <a href={link} target="_blank" rel="noreferrer">
            {sentences.openVideoCall}
          </a>
        </p>
      )}
      {phone && (
        <p className={styles.muted}>
          {sentences.call} <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
        </p>
      )}
      {cancelledBy && <p className={styles.muted}>{by[cancelledBy]}</p>}
      {message && <p className={styles.quote}>“{message}”</p>}
      {status === 'proposed' && answerBy && meeting.turn === 'seeker' && (
        <p className={styles.muted}>{sentences.askedToAnswerBy(momentWords(answerBy))}</p>
      )}
      {status === 'agreed' && outcomeDue && at && <p className={styles.muted}>{sentences.afterTrialTell(name, momentWords(outcomeDue))}</p>}
      {status === 'done' && outcomeDue && (
        <p>{sentences.tellThem(name, momentWords(outcomeDue), payTotal === null ? sentences.thePay : pounds(payTotal))}</p>
      )}
    </>
  )
}

/** The moves that say what comes of a trial. */
const outcomes: readonly MoveTarget[] = ['offered', 'rejected']

function Outcome({ application, flow }: Omit<MeetingCardProps, 'meeting'>) {
  return (
    <CardActions>
      {moveOptions(application)
        .filter(({ to: target, barred }) => outcomes.includes(target) && barred === undefined)
        .map(({ to: target, label }) => (
          <Button
            key={target}
            {...(target === 'rejected' ? { variant: 'default' } : {})}
            disabled={flow.going.has(application._id)}
            onClick={() => flow.start(application, target)}
          >
            {label}
          </Button>
        ))}
    </CardActions>
  )
}

/** Other times, the calendar, and calling it off, as far as it can be done now. */
function Actions({ application, meeting }: Omit<MeetingCardProps, 'flow'>) {
  const [isCancelling, setIsCancelling] = useState(false)
  const addressOf = useApplicantAddress()
  const { allowed, at, status, kind, minutes, version, _id, place, link, askFor } = meeting
  const { applicant, jobTitle } = application
  if (status === 'cancelled' || status === 'done') return null
  return (
    <>
      <CardActions>
        {status === 'agreed' && at !== null && (
          <CalendarButton
            meeting={{ _id, version, at, minutes }}
            title={`${meetingTitle(kind)}, ${applicant.name}`}
            place={place ?? link ?? ''}
            text={dotted([jobTitle, kind !== 'phone' && askFor && sentences.askForWithAskFor(askFor)])}
          />
        )}
        {allowed.includes('propose') && (
          <Button variant="default" component={Link} to={addressOf(application, paths.meet)}>
            {status === 'agreed' ? sentences.rearrange : meeting.turn === 'employer' ? sentences.suggestAnother : sentences.changeTimes}
          </Button>
        )}
        {allowed.includes('cancel') && (
          <Button variant="subtle" color="danger" onClick={() => setIsCancelling(true)}>
            {sentences.callItOff}
          </Button>
        )}
      </CardActions>
      {isCancelling && <CancelMeetingDialog meeting={meeting} name={applicant.name} onClose={() => setIsCancelling(false)} />}
    </>
  )
}
