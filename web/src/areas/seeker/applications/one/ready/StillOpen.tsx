import { PAGE_SIZE_MOST } from '@evenshift/contract/constants'
import type { Application } from '@evenshift/contract/model/application/application'
import { useQuery } from '@tanstack/react-query'
import { Withdraw } from '#web/areas/seeker/applications/one/Withdraw'
import { whatHappened } from '#web/areas/seeker/applications/what-happened'
import { seekerQuery } from '#web/shared/calls/seeker'
import { dayDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { Card } from '#web/ui/page/Card'
import { JobTitle } from '#web/ui/job/JobTitle'
import { words } from '#web/areas/seeker/applications/one/ready/words'
import styles from './Ready.module.css'

const all = { query: { limit: String(PAGE_SIZE_MOST) } } as const
const ledgerOf = ({ offer, job }: Application) => (offer ? offer.ledger : job.hoursLedger)
/** Whether a yes to it, beside all that is agreed, would pass the person's own limit. */
const isOver = (application: Application): boolean => {
  const ledger = ledgerOf(application)
  return ledger !== null && ledger.limit !== null && ledger.total > ledger.limit
}

/** Other applications that would go over the limit of hours, each with a way out of it; nothing where none would. */
export function StillOpen() {
  const now = useNow()
  const live = useQuery(seekerQuery('liveApplications', all))
  const offers = useQuery(seekerQuery('jobOffers', all))
  const others = [...(offers.data?.data ?? []).filter(({ status }) => status === 'offered'), ...(live.data?.data ?? [])].filter(isOver)
  const [first] = others
  if (first === undefined) return null
  const limit = ledgerOf(first)?.limit ?? 0
  const text = others.length === 1 ? words.anotherApplicationLiveTakingWould(limit) : words.liveTakingOneWouldGo(others.length, limit)
  return (
    <Card label={words.stillOpen}>
      <div>
        <h2>{words.stillOpen}</h2>
        <p className={styles.quiet}>{text}</p>
      </div>
      <ul className={styles.open}>
        {others.map((one) => (
          <li key={one._id}>
            <MonogramTile name={one.job.employerName} src={one.job.logo || null} size="small" />
            <div>
              <b>
                <JobTitle title={one.job.title} />
              </b>
              <span>
                {one.replyBy && !one.isLate && !one.pickTimeBy ? words.theyllReplyBy(dayDate(one.replyBy)) : whatHappened(one, now)}
              </span>
            </div>
            <Withdraw application={one} place="row" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
