import { shiftsSentence } from '#web/areas/employer/posts/write/preview/shifts-sentence'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { bankQuestions } from '#web/areas/employer/interviews/bank-questions'
import { PostPay } from '#web/areas/employer/posts/write/preview/PostPay'
import { type PostValues, postInputOf } from '#web/areas/employer/posts/write/post-values'
import { employerQuery } from '#web/shared/calls/employer'
import { AboutEmployer } from '#web/shared/company/AboutEmployer'
import { JobTop } from '#web/shared/job/JobTop'
import { PromiseCard } from '#web/shared/job/PromiseCard'
import { shiftsNeededWords } from '#web/shared/job/shifts-needed-words'
import { TheWork } from '#web/shared/job/TheWork'
import { TallWeek } from '#web/ui/week/TallWeek'
import { words } from '#web/areas/employer/posts/write/preview/words'
import styles from '../Wizard.module.css'

interface WholePageProps {
  readonly values: PostValues
  readonly accessibility: EmployerJob['accessibility']
  /** How many of its places are taken. */
  readonly filled: number
  /** Of its first heading. */
  readonly level?: 2 | 3
  /** What stands below a text that is still being written. */
  readonly notes?: Partial<Record<'title' | 'description' | 'responsibilities', ReactNode>>
}

/** What people read when they open the post, by the same parts as their page; what the week of a reader adds is theirs alone. */
export function WholePage({ values, accessibility, filled, level = 3, notes = {} }: WholePageProps) {
  const job = postInputOf(values)
  const { data: company } = useQuery(employerQuery('employerDetails'))
  const questions = useQuery(bankQuestions(values.questions))
  const isInterviewRecorded = (questions.data ?? []).some(({ answerType }) => answerType === 'video' || answerType === 'audio')
  return (
    <div className={styles.body}>
      {company && (
        <JobTop
          job={{ ...job, outcode: null, employerName: company.companyName, logo: company.logo, filled, lastConfirmedAt: null }}
          isOpen
          level={level}
        />
      )}
      {notes.title}
      <PostPay values={values} />
      {values.shifts.length > 0 && (
        <>
          <TallWeek shifts={values.shifts} sentence={shiftsSentence(values.shifts)} height={150} names={{ fits: words.shift }} />
          {values.shifts.length > 1 && <b>{shiftsNeededWords(values)}</b>}
        </>
      )}
      <TheWork job={{ ...job, accessibility, isInterviewRecorded }} notes={notes} />
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
