import { markFilled, shiftsSentence } from '#web/areas/employer/posts/write/preview/shifts-sentence'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { hasTooFewShifts, usualHours } from '@evenshift/contract/states/job/usual-hours'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { bankQuestions } from '#web/areas/employer/interviews/bank-questions'
import { isOver } from '#web/areas/employer/posts/job-words'
import { PostPay } from '#web/areas/employer/posts/write/preview/PostPay'
import { filledShifts, postWithOpen } from '#web/areas/employer/posts/write/open-shifts'
import { outcodeOf } from '#web/areas/employer/posts/write/outcode'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { employerQuery } from '#web/shared/calls/employer'
import { AboutEmployer } from '#web/shared/company/AboutEmployer'
import { JobTop } from '#web/shared/job/JobTop'
import { PromiseCard } from '#web/shared/job/PromiseCard'
import { shiftsNeededWords } from '@evenshift/contract/states/job/shifts-needed-words'
import { TheWork } from '#web/shared/job/TheWork'
import { CardText } from '#web/ui/page/Card'
import { TallWeek } from '#web/ui/week/TallWeek'
import { words } from '#web/areas/employer/posts/write/preview/words'
import styles from '../Wizard.module.css'

const nothingSaid: EmployerJob['accessibility'] = { stepFree: null, notes: '' }

interface WholePageProps {
  readonly values: PostValues
  /** The post as it is saved; null before the first save. */
  readonly saved: EmployerJob | null
  /** Of its first heading. */
  readonly level?: 2 | 3
  /** What stands below a text that is still being written. */
  readonly notes?: Partial<Record<'title' | 'description' | 'responsibilities', ReactNode>>
}

/** What people read when they open the post, by the same parts as their page; what the week of a reader adds is theirs alone. */
export function WholePage({ values, saved, level = 3, notes = {} }: WholePageProps) {
  const job = postWithOpen(values, saved)
  const filled = filledShifts(job, saved)
  const { data: company } = useQuery(employerQuery('employerDetails'))
  const questions = useQuery(bankQuestions(values.questions))
  const isInterviewRecorded = (questions.data ?? []).some(({ answerType }) => answerType === 'video' || answerType === 'audio')
  return (
    <div className={styles.body}>
      {company && (
        <JobTop
          job={{
            ...job,
            // What nobody can have any more is drawn in the week below, and counted nowhere.
            shifts: hasTooFewShifts(job, filled) ? [] : job.open,
            outcode: outcodeOf(values.postcode),
            employerName: company.companyName,
            logo: company.logo,
            placesLeft: saved ? Math.max(0, saved.placesLeft + job.vacancies - saved.vacancies) : job.vacancies,
            lastConfirmedAt: null,
          }}
          isOpen={saved === null || !isOver(saved)}
          level={level}
        />
      )}
      {notes.title}
      <PostPay values={values} job={saved} />
      {values.shifts.length > 0 && (
        <>
          <TallWeek
            shifts={markFilled(values.shifts, filled)}
            sentence={shiftsSentence(values.shifts, filled)}
            height={150}
            names={{ fits: words.shift, gone: words.filled }}
          />
          {values.shifts.length > 1 && (
            <CardText>
              {filled.size === 0 ? shiftsNeededWords(values) : words.stillOpen(shiftsNeededWords({ ...job, shifts: job.open }))}
            </CardText>
          )}
        </>
      )}
      <TheWork
        job={{ ...job, accessibility: saved?.accessibility ?? nothingSaid, week: usualHours(job, job.open), isInterviewRecorded }}
        notes={notes}
      />
      {company && (
        <>
          <PromiseCard job={{ replyWithinDays: values.replyWithinDays, employer: company }} />
          <AboutEmployer
            name={company.companyName}
            logo={company.logo}
            facts={[company.sector, values.location].filter(Boolean).join(', ')}
            bio={company.bio}
            photos={company.photos.map(({ url }) => url)}
            evidence={company.evidence}
          />
        </>
      )}
    </div>
  )
}
