import { isChoice } from '@evenshift/contract/states/job/shift-choice'
import { usualHours } from '@evenshift/contract/states/job/usual-hours'
import { type PostPart } from '@evenshift/contract/states/job/job-terms'
import { unitWords } from '@evenshift/contract/states/job/pay-words'
import { contractWords, costWords, holidayPayWords, payDayWords } from '@evenshift/contract/states/job/term-words'
import type { PostWithOpen } from '#web/areas/employer/posts/write/open-shifts'
import { isWholeDate } from '#web/areas/employer/posts/write/post-values'
import { dbsWords, machineJudgementWords, payBandsText, placeWords } from '#web/shared/job/term-words'
import { shiftsNeededWords } from '@evenshift/contract/states/job/shifts-needed-words'
import { shiftWords } from '@evenshift/contract/states/shift-words'
import { hoursSaid } from '#web/shared/job-week/week-words'
import { hoursWords } from '#web/shared/week/worked-hours'
import { dayDate } from '#web/shared/words/dates'
import { counted } from '#web/shared/words/numbers'
import { payFigure, pounds } from '#web/shared/words/pay'
import { inWeekOrder } from '#web/ui/week/week-order'

type Said = string | false | null | undefined
/** "3 tasks", "no tasks". */
const some = (count: number, one: string): string => (count === 0 ? `no ${one}s` : counted(count, one))
/** "No questions, CV optional": each line begins a sentence. */
const list = (...words: readonly Said[]): string => {
  const said = words.filter(Boolean).join(', ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}
const lines = (...words: readonly Said[]): readonly Said[] => words

export const partLabels: Readonly<Record<PostPart, string>> = {
  work: 'The job',
  week: 'The week',
  people: 'People and hours',
  pay: 'Pay',
  place: 'Place',
  dates: 'Starts and closes',
  contract: 'Contract',
  morePay: 'More about pay',
  costs: 'Uniform and costs',
  checks: 'Age and checks',
  applying: 'Questions and CV',
  interview: 'Interview questions',
  choosing: 'How you choose and reply',
  firstDay: 'The first day',
}

const said: Readonly<Record<PostPart, (job: PostWithOpen) => Said | readonly Said[]>> = {
  work: ({ jobRole, responsibilities, skillsRequired }) =>
    list(some(responsibilities.length, 'task'), some(skillsRequired.length, 'skill')) + (jobRole ? ` for “${jobRole.name}”` : ''),
  week: ({ shifts, shiftsNeeded, hoursByAgreement }) =>
    lines(
      shifts.length === 0 && hoursByAgreement && 'Flexible',
      ...inWeekOrder(shifts).map(({ people, ...times }) => `${shiftWords(times)}, ${counted(people ?? 1, 'person', 'people')}`),
      shifts.length > 1 && shiftsNeededWords({ shifts, shiftsNeeded }),
    ),
  people: (job) =>
    list(
      (job.vacancies > 1 && isChoice(job) ? 'Up to ' : '') + counted(job.vacancies, 'person', 'people'),
      (job.hoursPerWeek !== null || job.shifts.length > 0) &&
        `${hoursSaid(usualHours(job, job.open))} a week${job.vacancies > 1 ? ' each' : ''}`,
      job.hoursByAgreement && 'flexible',
    ),
  pay: ({ salary, salaryMax, salaryUnit }) => (salary === null ? '' : `${payFigure(salary, salaryMax)} ${unitWords[salaryUnit]}`),
  place: ({ location, postcode, workplace }) => [placeWords({ workplace, location }), postcode].filter(Boolean).join(', '),
  dates: ({ startDate, closingDate }) =>
    lines(
      startDate ? isWholeDate(startDate) && `Starts ${dayDate(startDate)}` : 'No start date yet',
      closingDate && isWholeDate(closingDate) && `Apply by ${dayDate(closingDate)}`,
    ),
  contract: (job) =>
    list(
      contractWords(job),
      job.guaranteedHours !== null && `${hoursWords(job.guaranteedHours)} guaranteed`,
      job.shiftNoticeDays !== null && `rota ${counted(job.shiftNoticeDays, 'day')} ahead`,
    ),
  morePay: ({ salaryMax, payBands, tips, holidayPayMethod, payDay }) =>
    lines(
      salaryMax !== null && `Up to ${pounds(salaryMax)}`,
      payBands.length > 0 && payBandsText(payBands),
      tips !== '' && `Tips: ${tips}`,
      `Holiday pay: ${holidayPayWords[holidayPayMethod].toLowerCase()}`,
      payDay !== null && `Pay day: ${payDayWords[payDay].toLowerCase()}`,
    ),
  costs: ({ dressCode, uniformProvided, costs }) =>
    lines(
      dressCode,
      uniformProvided && 'You provide a uniform',
      costs.uniform && `Uniform: ${costWords[costs.uniform].toLowerCase()}`,
      costs.training && `Training: ${costWords[costs.training].toLowerCase()}`,
    ),
  checks: ({ minimumAge, dbsLevel, openToInternationalStudents }) =>
    lines(
      `${minimumAge} and over`,
      dbsWords[dbsLevel],
      openToInternationalStudents ? 'Open to student visa holders' : 'Not allowed on a student visa',
    ),
  applying: ({ screeningQuestions, requiresCv }) =>
    list(some(screeningQuestions.length, 'question'), requiresCv ? 'CV needed' : 'CV optional'),
  interview: ({ questions }) => list(some(questions.length, 'interview question')),
  choosing: ({ replyWithinDays, hideNames, machineJudgement }) =>
    lines(
      `You reply within ${counted(replyWithinDays, 'day')}`,
      hideNames && 'Names hidden until an interview or an offer',
      machineJudgement && `Who chooses: ${machineJudgementWords[machineJudgement].toLowerCase()}`,
    ),
  firstDay: ({ arrival, workplace }) =>
    lines(
      arrival.address || (workplace !== 'remote' && 'Street address: not said yet'),
      arrival.contactName && `Ask for ${arrival.contactName}`,
    ),
}

/** What is set of a part, a line each; none where nothing is. */
export const partSays = (part: PostPart, job: PostWithOpen): readonly string[] => [said[part](job)].flat().flatMap((line) => line || [])
