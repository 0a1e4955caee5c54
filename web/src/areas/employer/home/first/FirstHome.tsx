import type { Employer } from '@evenshift/contract/model/company/employer'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { FirstDraft } from '#web/areas/employer/home/first/FirstDraft'
import { FirstJob } from '#web/areas/employer/home/first/FirstJob'
import { FirstOut } from '#web/areas/employer/home/first/FirstOut'
import { FirstSteps } from '#web/areas/employer/home/first/FirstSteps'
import { FirstWeek } from '#web/areas/employer/home/first/FirstWeek'
import { WhatPeopleSee } from '#web/areas/employer/home/first/WhatPeopleSee'
import { PastDueBand } from '#web/areas/employer/plan/now/PastDueBand'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { paths } from '#web/shared/paths'
import { clockTime, nearDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'
import { words } from '#web/areas/employer/home/first/words'
import styles from './First.module.css'

interface FirstHomeProps {
  readonly company: Employer
  readonly teamSize: number
  /** The one that is out or being read; null while there is none. */
  readonly job: PostCard | null
  /** One that was begun; null while there is none. */
  readonly draft: PostCard | null
}

/** The home of a company until people apply: how its first job is getting on, and what helps it along. */
export function FirstHome({ company, teamSize, job, draft }: FirstHomeProps) {
  const now = useNow()
  const { companyName, contactName, statusSince } = company
  return (
    <Rows>
      <PastDueBand />
      <PageTitle
        title={words.youreIn(contactName.trim().split(/\s+/)[0] ?? contactName)}
        text={words.wasApprovedAt(companyName, nearDate(statusSince, now), clockTime(statusSince))}
        {...(job && { action: <PostAnother /> })}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          {job ? (
            <FirstOut job={job} />
          ) : (
            <ManagersOnly>
              {draft ? (
                <FirstDraft draft={draft} />
              ) : (
                <FirstJob title={words.postYourFirstJob} text={words.aboutTwoMinutesPick} button={words.postAJob} to={paths.newPost} />
              )}
            </ManagersOnly>
          )}
          <FirstSteps company={company} teamSize={teamSize} />
        </div>
        <div className={styles.column}>
          <WhatPeopleSee company={company} />
          <FirstWeek status={job?.status ?? null} replyDays={(job ?? draft)?.replyWithinDays ?? null} />
        </div>
      </div>
    </Rows>
  )
}

const PostAnother = () => (
  <ManagersOnly>
    <Button variant="default" component={Link} to={paths.newPost}>
      {words.postAJob}
    </Button>
  </ManagersOnly>
)
