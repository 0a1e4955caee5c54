import type { Home } from '@evenshift/contract/model/overview/home'
import { Link } from 'react-router'
import { paths } from '#web/shared/paths'
import { clockTime, nearDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/seeker/home/words'
import styles from './Home.module.css'

/** Who looked last at what was sent to them. */
export function ViewsCard({ views }: { readonly views: Home['views'] }) {
  const now = useNow()
  return (
    <Card label={words.whosViewedYou}>
      <div className={styles.between}>
        <h2>{words.whosViewedYou}</h2>
        <Link to={paths.applicationViews} aria-label={words.seeAllWhosViewed}>
          {words.seeAll}
        </Link>
      </div>
      <ul className={styles.views}>
        {views.map(({ _id, employerName, logo, viewedAt }) => (
          <li key={_id}>
            <MonogramTile name={employerName} src={logo || null} />
            <span>
              <b>{employerName}</b>
              <small>{words.viewedYourApplication(nearDate(viewedAt, now), clockTime(viewedAt))}</small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
