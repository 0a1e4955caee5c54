import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ApplicationSkeletons } from '#web/areas/seeker/applications/ApplicationSkeletons'
import { WhyNotCard } from '#web/areas/seeker/applications/why-not/WhyNotCard'
import { useRejected } from '#web/areas/seeker/applications/why-not/useRejected'
import { whyNotOf } from '#web/areas/seeker/applications/why-not/why-not'
import { paths } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { dayDate, longDate } from '#web/shared/words/dates'
import { EmptyState } from '#web/ui/page/EmptyState'
import { PageTitle } from '#web/ui/page/PageTitle'
import { words } from '#web/areas/seeker/applications/why-not/words'
import styles from './WhyNot.module.css'

/** What employers gave as their reasons, all together, and what could be changed. */
export function WhyNotScreen() {
  useScreen(words.whyIWasntChosen, paths.applicationHistory)
  const { data, error, refetch } = useRejected()
  if (error) return <QueryFailure title={words.couldntLoadReasons} error={error} onRetry={() => void refetch()} />
  if (!data) return <ApplicationSkeletons />
  const first = data.map(({ changedAt }) => changedAt).toSorted()[0]
  if (first === undefined)
    return (
      <div className={styles.column}>
        <PageTitle isInHeader title={words.whyIWasntChosen} />
        <EmptyState
          title={words.nothingHereYet}
          text={words.ifEmployerTurnsDown}
          action={
            <Button component={Link} to={paths.find}>
              {words.findWork}
            </Button>
          }
        />
      </div>
    )
  return (
    <div className={styles.column}>
      <PageTitle
        isInHeader
        title={words.whyIWasntChosen}
        text={data.length === 1 ? words.oneDidntWorkOut(dayDate(first)) : words.didntWorkOutSince(data.length, longDate(first))}
      />
      {whyNotOf(data).map((whyNot) => (
        <WhyNotCard key={whyNot.reason} whyNot={whyNot} total={data.length} />
      ))}
    </div>
  )
}
