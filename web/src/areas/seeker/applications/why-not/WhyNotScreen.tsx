import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ApplicationSkeletons } from '#web/areas/seeker/applications/ApplicationSkeletons'
import { WhyNotCard } from '#web/areas/seeker/applications/why-not/WhyNotCard'
import { useRejected } from '#web/areas/seeker/applications/why-not/useRejected'
import { whyNotOf } from '#web/areas/seeker/applications/why-not/why-not'
import { paths } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { longDate } from '#web/shared/words/dates'
import { counted } from '#web/shared/words/numbers'
import { Rows } from '#web/ui/page/Columns'
import { EmptyState } from '#web/ui/page/EmptyState'
import { PageTitle } from '#web/ui/page/PageTitle'
import styles from '../Applications.module.css'

/** What employers gave as their reasons, all together, and what could be changed. */
export function WhyNotScreen() {
  useScreen('Why I wasn’t chosen', paths.applicationHistory)
  const { data, error, refetch } = useRejected()
  if (error) return <QueryFailure title="We couldn’t load the reasons" error={error} onRetry={() => void refetch()} />
  if (!data) return <ApplicationSkeletons />
  const first = data.map(({ changedAt }) => changedAt).toSorted()[0]
  if (first === undefined)
    return (
      <EmptyState
        level={1}
        title="Nothing here yet"
        text="If an employer turns you down, their reason appears here with what you could change."
        action={
          <Button component={Link} to={paths.find}>
            Find work
          </Button>
        }
      />
    )
  return (
    <Rows>
      <PageTitle
        title="Why I wasn’t chosen"
        text={`${counted(data.length, 'employer')} said “not this time” since ${longDate(first)}. A no is about one job on one day. Taken together, the reasons show what is worth changing, and what isn’t.`}
      />
      <div className={styles.list}>
        {whyNotOf(data).map((whyNot) => (
          <WhyNotCard key={whyNot.reason} whyNot={whyNot} total={data.length} />
        ))}
      </div>
    </Rows>
  )
}
