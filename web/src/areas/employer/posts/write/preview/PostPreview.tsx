import { unitWords } from '@evenshift/contract/states/job/pay-words'
import { usualHours } from '@evenshift/contract/states/job/usual-hours'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { endLine, isOver } from '#web/areas/employer/posts/job-words'
import { markFilled, shiftsSentence } from '#web/areas/employer/posts/write/preview/shifts-sentence'
import { isForAdults } from '#web/areas/employer/posts/write/young-workers'
import { filledShifts, postWithOpen } from '#web/areas/employer/posts/write/open-shifts'
import { AskedQuestions } from '#web/areas/employer/posts/write/preview/AskedQuestions'
import { usePayCard } from '#web/areas/employer/posts/write/preview/usePayCard'
import { weekHours, weekLine } from '#web/shared/job-week/week-words'
import { outcodeOf } from '#web/areas/employer/posts/write/outcode'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { employerQuery } from '#web/shared/calls/employer'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { shiftsNeededWords } from '@evenshift/contract/states/job/shifts-needed-words'
import { closesOn } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { payFigure } from '#web/shared/words/pay'
import { Bone } from '#web/ui/page/Bone'
import { Chip } from '#web/ui/display/Chip'
import { JobCard } from '#web/ui/job/JobCard'
import { PayLine } from '#web/ui/job/PayLine'
import { TallWeek } from '#web/ui/week/TallWeek'
import { useNow } from '#web/shared/words/useNow'
import { words as sentences } from '#web/areas/employer/posts/write/preview/words'
import styles from '../Wizard.module.css'

/** Its parts are not needed before somebody reads them. */
const WholePage = lazyPart(async () => (await import('#web/areas/employer/posts/write/preview/WholePage')).WholePage, <Bone height={320} />)

const amount = (typed: number | string): number | null => (Number(typed) > 0 ? Number(typed) : null)

interface PostPreviewProps {
  readonly values: PostValues
  /** The post as it is saved; null before the first save. */
  readonly job: EmployerJob | null
}

/** The card that people will see, or in its place the page behind it. */
export function PostPreview({ values, job }: PostPreviewProps) {
  const { data: company } = useQuery(employerQuery('employerDetails'))
  const { shifts, salary, salaryMax, salaryUnit, closingDate, minimumAge, location, postcode, workplace } = values
  const written = postWithOpen(values, job)
  const filled = filledShifts(written, job)
  const worked = usePayCard(values, job)
  const now = useNow()
  const [isOpen, setOpen] = useState(false)
  const pay = amount(salary)
  const hours = usualHours(written, written.open)
  const shown = { shifts: written.open, shiftsNeeded: values.shiftsNeeded, week: { pay: null, payMost: null, ...hours } }
  const week = hours.hours > 0 ? weekHours(shown) : ''
  const chips = [minimumAge === 18 && sentences.from18, written.open.length > 1 && shiftsNeededWords({ ...values, shifts: written.open })]
    .filter((words) => words !== false)
    .map((words) => (
      <Chip key={words} kind="quiet">
        {words}
      </Chip>
    ))
  const isDone = job !== null && isOver(job)
  // Of a job that is over nothing is left to take: what somebody has is grey, and the rest outlined, unless nothing was filled.
  const drawn = markFilled(shifts, filled).map((shift) =>
    !isDone
      ? { ...shift, clash: minimumAge === 16 && isForAdults(shift) }
      : shift.mark || filled.size === 0
        ? { ...shift, mark: 'filled' as const }
        : { ...shift, open: true },
  )
  return (
    <>
      <aside className={styles.preview} data-long={isOpen || undefined} aria-label={sentences.preview}>
        <div className={styles.previewHead}>
          <h2>{sentences.preview}</h2>
        </div>
        {!isOpen && (
          <JobCard
            employer={company?.companyName ?? sentences.company}
            logo={company?.logo || null}
            title={values.title || sentences.jobTitle}
            place={dotted([company?.companyName, workplace !== 'remote' && (outcodeOf(postcode) ?? location)])}
            foot={
              isDone ? [endLine(job, now), ''] : [sentences.repliesIn(values.replyWithinDays), closingDate && closesOn(closingDate, now)]
            }
            {...(chips.length > 0 && { chips })}
          >
            {pay === null ? (
              <p className={styles.muted}>{sentences.noPayYetWeek(week)}</p>
            ) : (
              <PayLine
                figure={payFigure(pay, amount(salaryMax))}
                unit={unitWords[salaryUnit]}
                rest={week && worked ? weekLine({ ...worked.job, shifts: worked.job.open, week: worked.payCard.week }) : week}
              />
            )}
            <TallWeek
              shifts={drawn}
              sentence={shiftsSentence(shifts, filled)}
              height={190}
              names={{
                fits: sentences.shift,
                clash: sentences.n18AndOverOnly,
                gone: sentences.filled,
                open: sentences.notFilled,
                filled: filled.size > 0 ? sentences.filled : sentences.shift,
              }}
            />
          </JobCard>
        )}
        <Button variant="default" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
          {isOpen ? sentences.hidePreview : sentences.previewAdvert}
        </Button>
        {isOpen && <WholePage values={values} saved={job} />}
      </aside>
      {isOpen && <AskedQuestions questions={values.screeningQuestions} />}
    </>
  )
}
