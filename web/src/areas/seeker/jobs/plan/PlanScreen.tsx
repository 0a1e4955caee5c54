import { useState } from 'react'
import { FoundWeeks } from '#web/areas/seeker/jobs/plan/FoundWeeks'
import { AddPostcode } from '#web/areas/seeker/job-card/AddPostcode'
import { WaySwitch } from '#web/areas/seeker/job-card/WaySwitch'
import { PlanSentence } from '#web/areas/seeker/jobs/plan/PlanSentence'
import { PlanSkeleton } from '#web/areas/seeker/jobs/plan/PlanSkeleton'
import { foundWords } from '#web/areas/seeker/jobs/plan/plan-words'
import { usePlan } from '#web/areas/seeker/jobs/plan/usePlan'
import { paths } from '#web/shared/paths'
import { pathBefore } from '#web/shared/screens/leaving/path-before'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { Bone } from '#web/ui/page/Bone'
import { words } from '#web/areas/seeker/jobs/plan/words'
import styles from './Plan.module.css'

/** A week of several jobs: the limits are the heading, and the weeks that keep them follow at once. */
export function PlanScreen() {
  const [back] = useState(() => pathBefore() ?? paths.home)
  useScreen(words.buildAWeek, back)
  const plan = usePlan()
  const { data, error, refetch, isPlaceholderData } = plan.result
  return (
    <div className={styles.screen}>
      <header>
        <PlanSentence plan={plan} />
        <div className={styles.found}>
          <p role="status">{data && !isPlaceholderData ? foundWords(data) : !error && <Bone width={320} height={18} />}</p>
          {plan.way.isKnown ? <WaySwitch modes={plan.way.modes} value={plan.way.mode} onChange={plan.travel} /> : <AddPostcode />}
        </div>
      </header>
      {error ? (
        <QueryFailure title={words.couldntBuildWeek} error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <FoundWeeks plan={plan} found={data} isOld={isPlaceholderData} />
      ) : (
        <PlanSkeleton />
      )}
    </div>
  )
}
