import type { JobDetail } from '@evenshift/contract/model/application/application'
import { IconArrowLeft, IconStarFilled } from '@tabler/icons-react'
import { payLineOf } from '#web/areas/seeker/job-card/pay-line'
import { ShareIcon } from '#web/areas/seeker/jobs/one/JobActions'
import { byWord } from '#web/shared/words/way'
import { JobTop } from '#web/shared/job/JobTop'
import { paths } from '#web/shared/paths'
import { BackLink } from '#web/shared/screens/leaving/BackLink'
import { pathBefore } from '#web/shared/screens/leaving/path-before'
import { Chip } from '#web/ui/display/Chip'
import { PayLine } from '#web/ui/job/PayLine'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/seeker/jobs/one/words'
import styles from './Job.module.css'

const endedWords = {
  live: null,
  paused: words.jobPausedCantApply,
  closed: words.thisJobHasClosed,
  removed: words.jobHasBeenRemoved,
} as const

export function JobHead({ job }: { readonly job: JobDetail }) {
  const ended = endedWords[job.status]
  const { travel } = job.payCard
  return (
    <div className={styles.head}>
      <BackLink className={styles.back} to={pathBefore() ?? paths.find}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden /> {words.back}
      </BackLink>
      <JobTop
        job={job}
        isOpen={job.status === 'live'}
        level={1}
        {...(travel ? { way: words.aboutMin(travel.minutes, byWord(travel.mode)) } : {})}
        marks={[
          ...(job.tier === 3
            ? [
                <Chip key="fits" kind="match">
                  {words.fitsYourWeek}
                </Chip>,
              ]
            : []),
          ...(job.strongMatch
            ? [
                <Chip key="strong" kind="match" icon={<IconStarFilled size={14} aria-hidden />}>
                  {words.strongMatch}
                </Chip>,
              ]
            : []),
        ]}
      />
      <ShareIcon job={job} />
      <span className={styles.phonePay}>
        <PayLine {...payLineOf(job)} />
      </span>
      {ended && <Note kind="warning">{ended}</Note>}
    </div>
  )
}
