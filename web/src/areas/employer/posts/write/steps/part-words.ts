import { type PostPart, costWords, holidayPayWords, payDayWords, unitWords } from '@evenshift/contract/states/job/job-terms'
import { type PostInput, isWholeDate } from '#web/areas/employer/posts/write/post-values'
import { contractWords, dbsWords, payBandsText, workplaceWords } from '#web/shared/job/term-words'
import { shiftsNeededWords } from '#web/shared/job/shifts-needed-words'
import { dayDate } from '#web/shared/words/dates'
import { counted } from '#web/shared/words/numbers'
import { payFigure, pounds } from '#web/shared/words/pay'
import { dayShort } from '#web/ui/week/days'
import { spanText } from '#web/ui/week/times'

type Said = string | false | null | undefined
/** "3 tasks", "no tasks". */
const some = (count: number, one: string): string => (count === 0 ? `no ${one}s` : counted(count, one))
const list = (...words: readonly Said[]): string => words.filter(Boolean).join(', ')
const sentences = (...words: readonly Said[]): string => words.filter(Boolean).join('. ')

export const partLabels: Readonly<Record<PostPart, string>> = {
  work: 'The job',
  week: 'The week',
  pay: 'Pay',
  place: 'Place',
  dates: 'Starts and closes',
  contract: 'Contract',
  morePay: 'More about pay',
  costs: 'Uniform and costs',
  checks: 'Age and checks',
  applying: 'Applying',
  firstDay: 'The first day',
}

const said: Readonly<Record<PostPart, (job: PostInput) => string>> = {
  work: ({ jobRole, responsibilities, skillsRequired }) =>
    list(jobRole?.name, some(responsibilities.length, 'task'), some(skillsRequired.length, 'skill')),
  week: ({ shifts, shiftsNeeded, hoursPerWeek, vacancies }) =>
    sentences(
      list(...shifts.map(({ day, start, end }) => `${dayShort(day)} ${spanText(start, end)}`)),
      shifts.length > 1 && shiftsNeeded !== null && shiftsNeededWords({ shifts, shiftsNeeded }),
      list(counted(vacancies, 'person', 'people'), hoursPerWeek !== null && `${counted(hoursPerWeek, 'hour')} a week`),
    ),
  pay: ({ salary, salaryMax, salaryUnit }) => (salary === null ? '' : `${payFigure(salary, salaryMax)} ${unitWords[salaryUnit]}`),
  place: ({ location, postcode, workplace }) => sentences(list(location, postcode), workplaceWords[workplace]),
  dates: ({ startDate, closingDate }) =>
    sentences(
      startDate && isWholeDate(startDate) && `Starts ${dayDate(startDate)}`,
      closingDate && isWholeDate(closingDate) && `Apply by ${dayDate(closingDate)}`,
    ),
  contract: (job) =>
    list(
      contractWords(job),
      job.guaranteedHours !== null && `${counted(job.guaranteedHours, 'hour')} guaranteed`,
      job.shiftNoticeDays !== null && `rota ${counted(job.shiftNoticeDays, 'day')} ahead`,
    ),
  morePay: ({ salaryMax, payBands, tips, holidayPayMethod, payDay }) =>
    sentences(
      salaryMax !== null && `Up to ${pounds(salaryMax)}`,
      payBands.length > 0 && payBandsText(payBands),
      tips !== '' && `Tips: ${tips}`,
      `Holiday pay: ${holidayPayWords[holidayPayMethod].toLowerCase()}`,
      payDay !== null && `Pay day: ${payDayWords[payDay].toLowerCase()}`,
    ),
  costs: ({ dressCode, uniformProvided, costs }) =>
    sentences(
      dressCode,
      uniformProvided && 'You provide a uniform',
      costs.uniform && `Uniform: ${costWords[costs.uniform].toLowerCase()}`,
      costs.training && `Training: ${costWords[costs.training].toLowerCase()}`,
    ),
  checks: ({ minimumAge, dbsLevel, openToInternationalStudents }) =>
    sentences(
      `${minimumAge} and over`,
      dbsWords[dbsLevel],
      openToInternationalStudents ? 'Fits student visa hours' : 'Not allowed on a student visa',
    ),
  applying: ({ replyWithinDays, screeningQuestions, questions, requiresCv, hideNames }) =>
    sentences(
      `You reply within ${counted(replyWithinDays, 'day')}`,
      list(
        requiresCv ? 'CV needed' : 'CV optional',
        some(screeningQuestions.length, 'question'),
        questions.length > 0 && counted(questions.length, 'interview question'),
        hideNames && 'names hidden',
      ),
    ),
  firstDay: ({ arrival }) => list(arrival.address, arrival.contactName),
}

/** What is set of a part, in a line. */
export const partSays = (part: PostPart, job: PostInput): string => said[part](job) || 'Not set'
