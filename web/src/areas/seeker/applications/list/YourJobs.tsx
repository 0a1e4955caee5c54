import { londonDay } from '@evenshift/contract/london'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { MeetingLine } from '#web/areas/seeker/applications/list/MeetingLine'
import type { YourJob } from '#web/areas/seeker/applications/list/useYourJobs'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { words } from '#web/areas/seeker/applications/list/words'
import { paths, to } from '#web/shared/paths'
import { firstOn } from '@evenshift/contract/days'
import { shiftsWords } from '@evenshift/contract/states/shift-words'
import { dayDate } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { payWords, wholePounds } from '#web/shared/words/pay'
import { useNow } from '#web/shared/words/useNow'
import { Chip } from '#web/ui/display/Chip'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { JobTitle } from '#web/ui/job/JobTitle'
import { Card } from '#web/ui/page/Card'
import styles from '../Applications.module.css'

/** What somebody works or is about to: when next, which shifts, where; the rest is in the application. */
export function YourJobs({ jobs }: { readonly jobs: readonly YourJob[] }) {
  const today = londonDay(useNow())
  return (
    <ul className={styles.list}>
      {jobs.map((application) => {
        const { _id, job, timesAsked } = application
        const { startDate, shifts, pay, payUnit, hoursPerWeek } = application.offer
        const starts = startDate > today
        const next = firstOn(shifts, starts ? startDate : today)
        return (
          <Card key={_id} as="li">
            <div className={styles.head}>
              <MonogramTile name={job.employerName} src={job.logo || null} />
              <div className={styles.name}>
                <h2>
                  <JobTitle title={job.title} />
                </h2>
                <p>
                  {dotted([job.employerName, job.workplace === 'remote' ? words.fromHome : (job.outcode ?? job.location)])}
                  <span className={styles.pay}>
                    {payUnit === 'hour' ? words.aWeek(wholePounds(pay * hoursPerWeek)) : payWords(pay, payUnit)}
                  </span>
                </p>
                {timesAsked && (
                  <div className={styles.chips}>
                    <Chip kind="match">{words.yourTurn}</Chip>
                  </div>
                )}
              </div>
            </div>
            <div className={styles.foot}>
              <div className={styles.lines}>
                {timesAsked && <p>{words.canYouWork}</p>}
                <MeetingLine application={application} />
                <p>
                  <b>{starts ? words.startOn(dayDate(next)) : words.nextShift(dayDate(next))}</b>
                  <br />
                  <TextWithTimes text={shifts.length > 0 ? shiftsWords(shifts) : words.flexibleShifts} />
                </p>
              </div>
              <Button
                component={Link}
                variant="light"
                to={to(paths.application, { id: _id })}
                aria-label={words.named(starts ? words.getReady : words.viewJob, job.title, job.employerName)}
              >
                {starts ? words.getReady : words.viewJob}
              </Button>
            </div>
          </Card>
        )
      })}
    </ul>
  )
}
