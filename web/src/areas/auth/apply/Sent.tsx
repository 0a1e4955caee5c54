import type { Application } from '@evenshift/contract/model/application/application'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ApplyFrame } from '#web/areas/auth/apply/ApplyFrame'
import { words } from '#web/areas/auth/apply/words'
import { paths, to } from '#web/shared/paths'
import { useTitle } from '#web/shared/screens/useTitle'
import { AskedDays } from '#web/shared/sent/AskedDays'
import { WhatNext } from '#web/shared/sent/on-demand'
import { longDayDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import { Foot } from '#web/ui/page/Foot'
import styles from './Apply.module.css'

export interface SentProps {
  readonly application: Application
}

/** It is sent: to whom, for which shifts, what happens next and when, and how one comes back to it. */
export function Sent({ application }: SentProps) {
  const { _id, job, replyBy } = application
  useTitle(words.sent)
  return (
    <ApplyFrame jobId={job._id} advert={null} title={words.sent}>
      <div className={styles.form}>
        <Card tone="sunny" as="div">
          {replyBy && <p className={styles.moment}>{words.youHearBackBy(longDayDate(replyBy))}</p>}
          <p>{words.hasIt(job.employerName, job.title)}</p>
          <AskedDays application={application} />
        </Card>
        <WhatNext application={application} level={2} />
        <p>{words.passwordBrings}</p>
        <Foot of="page">
          <Button size="lg" variant="default" component={Link} to={paths.find} replace>
            {words.seeMoreJobs}
          </Button>
          <Button size="lg" component={Link} to={to(paths.application, { id: _id })} replace>
            {words.viewApplication}
          </Button>
        </Foot>
      </div>
    </ApplyFrame>
  )
}
