import type { JobDetail } from '@evenshift/contract/model/application/application'
import type { Offer } from '@evenshift/contract/model/offer'
import { IconArrowLeft, IconStarFilled } from '@tabler/icons-react'
import { isHeld } from '@evenshift/contract/states/application/application'
import { unitWords } from '@evenshift/contract/states/job/pay-words'
import { EVERY_PLACE_TAKEN } from '@evenshift/contract/states/job/term-words'
import { weekLine } from '#web/shared/job-week/week-words'
import { HeldChip } from '#web/areas/seeker/job-card/StateChips'
import { agreedOffer, isOver, outlivingOffer } from '#web/areas/seeker/jobs/one/settled'
import { ShareIcon } from '#web/areas/seeker/jobs/one/JobActions'
import { shiftsLeft } from '#web/areas/seeker/jobs/shifts/chosen-shifts'
import { byWord } from '#web/shared/words/way'
import { JobTop } from '#web/shared/job/JobTop'
import { paths } from '#web/shared/paths'
import { BackLink } from '#web/shared/screens/leaving/BackLink'
import { pathBefore } from '#web/shared/screens/leaving/path-before'
import { clockTime, dayDate, longDayDate } from '#web/shared/words/dates'
import { hoursWords } from '#web/shared/week/worked-hours'
import { payFigure } from '#web/shared/words/pay'
import { Chip } from '#web/ui/display/Chip'
import { PayLine } from '#web/ui/job/PayLine'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/seeker/jobs/one/words'
import styles from './Job.module.css'

/** Why nobody can apply, and what that means for whoever applied. */
function endedWords({ status, application }: JobDetail, offered: Offer | null): string | null {
  if (status === 'live') return null
  const ended = words.ended[status]
  if (offered) return words.offerStillCounts(ended, longDayDate(offered.expiresAt), clockTime(offered.expiresAt))
  return [
    words.thisJob(ended),
    status === 'paused' && words.cantApplyRightNow,
    application && words.youApplied(dayDate(application.appliedAt)),
  ]
    .filter(Boolean)
    .join(' ')
}

interface JobHeadProps {
  readonly job: JobDetail
  /** They may apply though every place is taken. */
  readonly isFull: boolean
}

export function JobHead({ job, isFull }: JobHeadProps) {
  const { application } = job
  const agreed = agreedOffer(job)
  const offered = outlivingOffer(job)
  const terms = agreed ?? offered
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
        // Whoever has the job or an offer has no choice of its shifts left.
        job={{ ...job, shifts: terms ? [] : over ? job.shifts : hasWeek ? shiftsLeft(job) : [] }}
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
        {terms ? (
          <PayLine
            figure={payFigure(terms.pay, null)}
            unit={unitWords[terms.payUnit]}
            rest={words.hoursAWeek(hoursWords(terms.hoursPerWeek))}
          />
        ) : (
          <PayLine
            figure={payFigure(job.salary, job.salaryMax)}
            unit={unitWords[job.salaryUnit]}
            {...(hasWeek ? { rest: weekLine({ ...job, shifts: shiftsLeft(job) }) } : {})}
          />
        )}
      </span>
      {isFull && <Note>{EVERY_PLACE_TAKEN}</Note>}
      {over && <Note kind={offered ? 'info' : 'warning'}>{endedWords(job, offered)}</Note>}
    </div>
  )
}
