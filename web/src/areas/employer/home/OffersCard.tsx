import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { offersQuery } from '#web/areas/employer/home/home-queries'
import { OFFERS_SHOWN, shownOffers } from '#web/areas/employer/home/shown'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { clockTime, dayDate } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/home/words'
import styles from './Home.module.css'

/** Who has an offer and hasn't replied, for which job and by when, the first to end first; nothing where no offer is open. */
export function OffersCard() {
  const offers = useQuery(offersQuery)
  if (offers.error && !offers.data)
    return <QueryFailure title={words.couldntLoadOffers} error={offers.error} onRetry={() => void offers.refetch()} />
  const rows = shownOffers(offers.data)
  if (rows.length === 0) return null
  return (
    <Card label={words.openOffers}>
      <div className={styles.head}>
        <h2>{words.openOffers}</h2>
        {rows.length > OFFERS_SHOWN && <Link to={`${paths.applicants}?where=offer`}>{words.viewAll(rows.length)}</Link>}
      </div>
      <ul className={styles.rows}>
        {rows.slice(0, OFFERS_SHOWN).map(({ _id, jobId, jobTitle, applicant, offerExpiresAt }) => (
          <li key={_id} className={styles.person}>
            <MonogramTile name={applicant.name} src={applicant.avatar} size="small" round />
            <span className={styles.words}>
              <Link className={styles.name} to={to(paths.applicant, { jobId, applicationId: _id })}>
                {applicant.name}
              </Link>
              <span className={styles.muted}>{dotted([jobTitle, words.expires(dayDate(offerExpiresAt), clockTime(offerExpiresAt))])}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
