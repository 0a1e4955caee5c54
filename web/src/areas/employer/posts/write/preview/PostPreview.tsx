import { unitWords } from '@evenshift/contract/states/job/job-terms'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { isForAdults } from '#web/areas/employer/posts/write/young-workers'
import { hoursOfShifts } from '#web/shared/week/worked-hours'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { employerQuery } from '#web/shared/calls/employer'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { shiftsNeededWords } from '#web/shared/job/shifts-needed-words'
import { closesIn } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { counted } from '#web/shared/words/numbers'
import { payFigure } from '#web/shared/words/pay'
import { Bone } from '#web/ui/page/Bone'
import { Chip } from '#web/ui/display/Chip'
import { JobCard } from '#web/ui/job/JobCard'
import { PayLine } from '#web/ui/job/PayLine'
import { TallWeek } from '#web/ui/week/TallWeek'
import { dayShort } from '#web/ui/week/days'
import { useNow } from '#web/shared/words/useNow'
import styles from '../Wizard.module.css'

/** Its parts are not needed before somebody reads them. */
const WholePage = lazyPart(async () => (await import('#web/areas/employer/posts/write/preview/WholePage')).WholePage, <Bone height={320} />)

const nothingSaid: EmployerJob['accessibility'] = { stepFree: null, notes: '' }
const amount = (typed: number | string): number | null => (Number(typed) > 0 ? Number(typed) : null)

interface PostPreviewProps {
  readonly values: PostValues
  /** The post as it is saved; null before the first save. */
  readonly job: EmployerJob | null
  /** The form beside it is being written. */
  readonly writing?: boolean
  /** With the page behind the card in sight. */
  readonly whole?: boolean
}

/** The card that people will see, and the page behind it. */
export function PostPreview({ values, job, writing = false, whole = false }: PostPreviewProps) {
  const { data: company } = useQuery(employerQuery('employerDetails'))
  const { shifts, salary, salaryMax, salaryUnit, closingDate, minimumAge, location } = values
  const now = useNow()
  const [isOpen, setOpen] = useState(false)
  const isReading = whole || isOpen
  const pay = amount(salary)
  const hours = amount(values.hoursPerWeek) ?? (shifts.length > 0 ? hoursOfShifts(shifts) : null)
  const sentence =
    shifts.length === 0 ? 'No shifts yet' : `Shifts: ${shifts.map(({ day, start, end }) => `${dayShort(day)} ${start}–${end}`).join(', ')}`
  const chips = [minimumAge === 18 && 'From 18', shifts.length > 1 && shiftsNeededWords(values)]
    .filter((words) => words !== false)
    .map((words) => (
      <Chip key={words} kind="quiet">
        {words}
      </Chip>
    ))
  const drawn = shifts.map((shift) => ({ ...shift, clash: minimumAge === 16 && isForAdults(shift) }))
  return (
    <aside className={styles.preview} data-long={isReading || undefined} aria-label="Preview">
      <div className={styles.previewHead}>
        <h2>{whole ? 'In the list' : 'Preview'}</h2>
        {writing && <Chip>Live preview</Chip>}
      </div>
      <JobCard
        employer={company?.companyName ?? 'Company'}
        logo={company?.logo || null}
        title={values.title || 'Job title'}
        place={dotted([company?.companyName, location])}
        foot={[`Replies in ${counted(values.replyWithinDays, 'day')}`, closingDate && closesIn(closingDate, now)]}
        {...(chips.length > 0 && { chips })}
      >
        {pay === null ? (
          <p className={styles.muted}>No pay yet{hours ? ` · ${hours} h a week` : ''}</p>
        ) : (
          <PayLine
            figure={payFigure(pay, amount(salaryMax))}
            unit={unitWords[salaryUnit]}
            {...(hours ? { rest: `${hours} h a week` } : {})}
          />
        )}
        <TallWeek shifts={drawn} sentence={sentence} height={190} names={{ fits: 'Shift', clash: '18 and over only' }} />
      </JobCard>
      {whole ? (
        <h2>When they open it</h2>
      ) : (
        <Button variant="default" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
          {isOpen ? 'Hide preview' : 'Preview advert'}
        </Button>
      )}
      {isReading && <WholePage values={values} accessibility={job?.accessibility ?? nothingSaid} filled={job?.filled ?? 0} />}
    </aside>
  )
}
