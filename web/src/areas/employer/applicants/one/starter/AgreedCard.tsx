import { firstOn } from '@evenshift/contract/days'
import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import type { Offer } from '@evenshift/contract/model/offer'
import type { JobShift, OfferShift } from '@evenshift/contract/model/week'
import { shiftWords } from '@evenshift/contract/states/shift-words'
import { Link } from 'react-router'
import { firstNameOf } from '#web/areas/employer/applicants/applicant-words'
import { offerFacts, payFacts } from '#web/areas/employer/applicants/moves/offer-facts'
import { AskToMove } from '#web/areas/employer/applicants/times/on-demand'
import { isOver } from '#web/areas/employer/posts/job-words'
import { paths, to } from '#web/shared/paths'
import { daysUntil, longDayDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Card } from '#web/ui/page/Card'
import { inWeekOrder } from '#web/ui/week/week-order'
import { spanText } from '#web/ui/week/times'
import { TallWeek } from '#web/ui/week/TallWeek'
import { words } from '#web/areas/employer/applicants/one/starter/words'
import styles from '../Applicant.module.css'

/** The time at which the first shift begins and ends; null where shifts are by agreement. */
function firstTimes({ shifts, startDate }: Pick<Offer, 'shifts' | 'startDate'>): string | null {
  const day = new Date(`${firstOn(shifts, startDate)}T00:00:00Z`).getUTCDay() + 1
  const first = inWeekOrder(shifts).find((shift) => shift.day === day)
  return first ? `${first.start}–${first.end}` : null
}

/** "Agreed Sun 10:00–15:00. The job says 11:00–16:00 now." of each shift that the job has at another time, or no more. */
const toldSince = (agreed: readonly OfferShift[], now: readonly JobShift[]): readonly string[] =>
  inWeekOrder(agreed).flatMap((shift) => {
    const is = now.find(({ _id }) => _id === shift._id)
    if (shift._id === undefined || (is && shiftWords(is) === shiftWords(shift))) return []
    return words.agreedBefore(shiftWords(shift), is ? (is.day === shift.day ? spanText(is.start, is.end) : shiftWords(is)) : null)
  })

interface AgreedCardProps {
  readonly application: EmployerApplicationDetail
  readonly offer: Offer
}

/** What was agreed: the first day, the week that follows, the pay, the line that came with the offer, and which shifts the job has moved since. */
export function AgreedCard({ application, offer }: AgreedCardProps) {
  const { shifts, startDate, endDate, message } = offer
  const now = useNow()
  const date = firstOn(shifts, startDate)
  const times = firstTimes(offer)
  const facts = offerFacts(offer)
  const since = toldSince(shifts, application.job.shifts)
  // The week and its heading say the rest.
  const shown = shifts.length > 0 ? payFacts(offer) : facts
  return (
    <Card label={words.agreed}>
      <div>
        <h2>{words.starts(daysUntil(date, now), longDayDate(date))}</h2>
        {times && <p className={styles.firstTimes}>{times}</p>}
      </div>
      {shifts.length > 0 && (
        <TallWeek
          shifts={shifts}
          sentence={facts.map((fact) => fact.join(': ')).join('. ')}
          names={{ fits: words.theirShift }}
          height={150}
        />
      )}
      {since.map((said) => (
        <p key={said}>
          {said}{' '}
          <Link to={to(paths.conversation, { id: application._id })}>{words.messageThem(firstNameOf(application.applicant.name))}</Link>
        </p>
      ))}
      {since.length > 0 && !isOver(application.job) && (
        <AskToMove
          id={application._id}
          name={application.applicant.name}
          agreed={shifts}
          shifts={application.job.shifts}
          newTimes={application.newTimes}
        />
      )}
      <dl className={styles.facts}>
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {endDate && (
          <div>
            <dt>{words.lastDay}</dt>
            <dd>{longDayDate(endDate)}</dd>
          </div>
        )}
      </dl>
      {message && (
        <div>
          <h3>{words.youWroteOffer}</h3>
          <p className={styles.quote}>{message}</p>
        </div>
      )}
    </Card>
  )
}
