import type { JobDetail } from '@evenshift/contract/model/application/application'
import { IconArrowLeft, IconStarFilled } from '@tabler/icons-react'
import { isHeld } from '@evenshift/contract/states/application/application'
import { unitWords } from '@evenshift/contract/states/job/term-words'
import { weekLine } from '#web/shared/job-week/week-words'
import { HeldChip } from '#web/areas/seeker/job-card/StateChips'
import { agreedOffer, isOver } from '#web/areas/seeker/jobs/one/settled'
import { ShareIcon } from '#web/areas/seeker/jobs/one/JobActions'
import { shiftsLeft } from '#web/areas/seeker/jobs/shifts/chosen-shifts'
import { byWord } from '#web/shared/words/way'
import { JobTop } from '#web/shared/job/JobTop'
import { paths } from '#web/shared/paths'
import { BackLink } from '#web/shared/screens/leaving/BackLink'
import { pathBefore } from '#web/shared/screens/leaving/path-before'
import { dayDate } from '#web/shared/words/dates'
import { hoursWords } from '#web/shared/week/worked-hours'
import { payFigure } from '#web/shared/words/pay'
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
  const { application } = job
  const agreed = agreedOffer(job)
  const held = application && isHeld(application.status) ? application.status : null
  const over = isOver(job)
  const fits = held === null && !over
  const { travel } = job.payCard
  // None where nobody can start any more.
  const hasWeek = !over && job.week.hours > 0
  return (
    <div className={styles.head}>
      <BackLink className={styles.back} to={pathBefore() ?? paths.find}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden /> {words.back}
      </BackLink>
      <JobTop
        // Whoever has the job has no choice of its shifts left.
        job={{ ...job, shifts: agreed ? [] : over ? job.shifts : hasWeek ? shiftsLeft(job) : [] }}
        isOpen={job.status === 'live' && agreed === null}
        level={1}
        {...(travel ? { way: words.aboutMin(travel.minutes, byWord(travel.mode)) } : {})}
        marks={[
          ...(held === null ? [] : [<HeldChip key="held" held={held} />]),
          ...(fits && job.tier === 3
            ? [
                <Chip key="fits" kind="match">
                  {words.fitsYourWeek}
                </Chip>,
              ]
            : []),
          ...(fits && job.strongMatch
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
        {agreed ? (
          <PayLine
            figure={payFigure(agreed.pay, null)}
            unit={unitWords[agreed.payUnit]}
            rest={words.hoursAWeek(hoursWords(agreed.hoursPerWeek))}
          />
        ) : (
          <PayLine
            figure={payFigure(job.salary, job.salaryMax)}
            unit={unitWords[job.salaryUnit]}
            {...(hasWeek ? { rest: weekLine({ ...job, shifts: shiftsLeft(job) }) } : {})}
          />
        )}
      </span>
      {over && (
        <Note kind="warning">
          {endedWords[job.status]} {application && words.youApplied(dayDate(application.appliedAt))}
        </Note>
      )}
    </div>
  )
}
