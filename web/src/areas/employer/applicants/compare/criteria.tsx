import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { isHeld } from '@evenshift/contract/states/application/application'
import { shiftsWords } from '@evenshift/contract/states/shift-words'
import type { ReactNode } from 'react'
import { Scores } from '#web/areas/employer/assessing/Scores'
import { AnswerBy } from '#web/areas/employer/applicants/AnswerBy'
import { agreedWords, fitDays, fitWords, isWeekKnown } from '#web/areas/employer/applicants/fit-words'
import { statusKind, statusWord } from '#web/areas/employer/applicants/applicant-words'
import { statusWords as interviewStatusWords } from '#web/areas/employer/interviews/status-words'
import { educationWords } from '#web/shared/history/education-words'
import { dayDate } from '#web/shared/words/dates'
import { answerWords } from '#web/shared/words/answer'
import { periodWords } from '#web/shared/history/period-words'
import { Chip } from '#web/ui/display/Chip'
import { EvidenceRow } from '#web/ui/job/EvidenceRow'
import { drawnState, strengthWords } from '#web/ui/job/strength'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import { words as sentences } from '#web/areas/employer/applicants/compare/words'
import styles from './Compare.module.css'

type Application = EmployerApplicationDetail
/** What people are held against: a title, and what each of them has to show for it; null where that is nothing. */
export interface Criterion {
  readonly key: string
  readonly title: string
  readonly of: (application: Application) => ReactNode
  /** What stands for those who have nothing; else that they haven't said. */
  readonly none?: string
}
const shown = { met: sentences.shown, partly: sentences.partly, not_shown: sentences.notShown, clash: sentences.clash } as const

function Week({ application: { fit, job } }: { readonly application: Application }) {
  if (!fit) return sentences.theyHaventSaidWhen
  return (
    <>
      <WeekStrip size="tiny" days={fitDays(job.shifts, fit)} />
      <b>{fitWords(fit)}</b>
      {fit.clashingShifts.length > 0 && <span>{sentences.clashes(shiftsWords(fit.clashingShifts))}</span>}
    </>
  )
}

interface PastProps {
  readonly entries: readonly { readonly _id: string; readonly title: string; readonly place: string; readonly period: string }[]
}
function Past({ entries }: PastProps) {
  return (
    <ul className={styles.past}>
      {entries.map(({ _id, title, place, period }) => (
        <li key={_id}>
          <b>{title}</b>
          <span>{place}</span>
          <span className={styles.muted}>{period}</span>
        </li>
      ))}
    </ul>
  )
}

const first: readonly Criterion[] = [
  {
    key: 'status',
    title: sentences.status,
    of: (application) => (
      <span className={styles.marks}>
        <Chip kind={statusKind(application.status)}>{statusWord(application)}</Chip>
        <AnswerBy application={application} />
      </span>
    ),
  },
  { key: 'asked', title: sentences.askedFor, of: ({ asked }) => asked.length > 0 && shiftsWords(asked) },
  { key: 'agreed', title: sentences.offer, of: (application) => agreedWords(application), none: sentences.noOffer },
  {
    key: 'start',
    title: sentences.startDate,
    of: ({ status, offer }) => offer && (status === 'offered' || isHeld(status)) && dayDate(offer.startDate),
    none: sentences.noOffer,
  },
  { key: 'week', title: sentences.weekFit, of: (application) => <Week application={application} /> },
  {
    key: 'match',
    title: sentences.match,
    of: ({ match, fit }) => match !== null && (isWeekKnown(fit) ? <b className={styles.figure}>{match}%</b> : sentences.weekNotKnown),
  },
]
const last: readonly Criterion[] = [
  { key: 'note', title: sentences.note, of: ({ coverNote }) => coverNote && <p className={styles.quote}>{coverNote}</p> },
  {
    key: 'work',
    title: sentences.workExperience,
    of: ({ profile: { work } }) =>
      work.length > 0 && (
        <Past
          entries={work.map(({ _id, title, employer, startDate, endDate }) => ({
            _id,
            title,
            place: employer.name,
            period: periodWords(startDate, endDate),
          }))}
        />
      ),
  },
  {
    key: 'education',
    title: sentences.education,
    of: ({ profile: { education } }) =>
      education.length > 0 && (
        <Past
          entries={education.map((one) => ({ _id: one._id, ...educationWords(one), period: periodWords(one.startDate, one.endDate) }))}
        />
      ),
  },
  { key: 'interview', title: sentences.interview, of: ({ interview }) => interview && interviewStatusWords[interview.status] },
  { key: 'scores', title: sentences.scores, of: (application) => <Scores application={application} /> },
]

/** Every name of a kind that occurs with any of them, once, in the order met. */
const namesOf = (applications: readonly Application[], of: (application: Application) => readonly string[]): readonly string[] => [
  ...new Set(applications.flatMap(of)),
]

const requirementsOf = (applications: readonly Application[]) =>
  namesOf(applications, ({ evidence }) => evidence.map(({ requirement }) => requirement))

/** What the job asks for and none of these people has shown: a line of its own, no row of empty cells each. */
export const unshownBy = (applications: readonly Application[]): readonly string[] =>
  requirementsOf(applications).filter((requirement) =>
    applications.every(({ evidence }) => evidence.every((one) => one.requirement !== requirement || one.state === 'not_shown')),
  )

/** What these people can be held against, left out where none of them has anything to show. */
export function criteriaOf(applications: readonly Application[]): readonly Criterion[] {
  const unshown = unshownBy(applications)
  const requirements = requirementsOf(applications).filter((requirement) => !unshown.includes(requirement))
  const questions = namesOf(applications, ({ answers }) => answers.map(({ question }) => question))
  const all: readonly Criterion[] = [
    ...first,
    ...requirements.map((requirement): Criterion => ({
      key: `asked ${requirement}`,
      title: requirement,
      of: ({ evidence }) => {
        const found = evidence.find((one) => one.requirement === requirement)
        if (!found) return null
        const { state, strength, because } = found
        const word = strength === null ? shown[state] : strength === 'said' ? sentences.saysTheyCan : strengthWords[strength]
        return (
          <ul>
            <EvidenceRow state={drawnState(state, strength)} requirement={word} {...(because ? { proof: because } : {})} />
          </ul>
        )
      },
    })),
    ...questions.map((question): Criterion => ({
      key: `question ${question}`,
      title: question,
      of: ({ answers }) => {
        const given = answers.find((one) => one.question === question)
        return given && answerWords(given.value)
      },
    })),
    ...last,
  ]
  return all.filter(({ of }) => applications.some((application) => Boolean(of(application))))
}
