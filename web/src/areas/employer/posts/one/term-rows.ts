import type { EmployerJob } from '@evenshift/contract/model/job'
import {
  bandWords,
  contractLengthWords,
  contractTypeWords,
  dbsWords,
  holidayPayWords,
  workplaceWords,
} from '#web/areas/employer/posts/write/term-words'
import { dayDate } from '#web/shared/words/dates'
import { counted } from '#web/shared/words/numbers'
import { payFigure, pounds, unitWords } from '#web/shared/words/pay'
import { dayShort } from '#web/ui/week/days'
import { spanText } from '#web/ui/week/times'

type Row = readonly [label: string, value: string]

/** A post's terms as a list of facts; what is not said is left out. */
export function termRows(job: EmployerJob): readonly Row[] {
  const { salary, contractType, contractLength, hoursPerWeek, guaranteedHours, shiftNoticeDays, startDate, closingDate } = job
  const rows: readonly (Row | false)[] = [
    salary !== null && ['Pay', `${payFigure(salary, job.salaryMax)} ${unitWords[job.salaryUnit]}`],
    job.payBands.length > 0 && ['Pay by age', job.payBands.map((band) => `${bandWords[band.from]} ${pounds(band.salary)}`).join(', ')],
    ['Holiday pay', holidayPayWords[job.holidayPayMethod]],
    job.tips !== '' && ['Tips', job.tips],
    job.shifts.length > 0 && ['Shifts', job.shifts.map(({ day, start, end }) => `${dayShort(day)} ${spanText(start, end)}`).join(', ')],
    hoursPerWeek !== null && ['Hours a week', String(hoursPerWeek)],
    guaranteedHours !== null && ['Guaranteed', `${counted(guaranteedHours, 'hour')} a week`],
    shiftNoticeDays !== null && ['Notice of shifts', counted(shiftNoticeDays, 'day')],
    contractType !== null && [
      'Contract',
      [contractTypeWords[contractType], contractLength ? contractLengthWords[contractLength] : ''].filter(Boolean).join(', '),
    ],
    ['Where', [job.location ?? '', workplaceWords[job.workplace]].filter(Boolean).join(', ')],
    startDate !== null && ['First day', dayDate(startDate)],
    closingDate !== null && ['Last day to apply', dayDate(closingDate)],
    ['Places', `${job.vacancies}, ${job.filled} filled`],
    ['Answers within', counted(job.replyWithinDays, 'day')],
    job.skillsRequired.length > 0 && ['Skills', job.skillsRequired.map(({ name, must }) => (must ? `${name} (a must)` : name)).join(', ')],
    ['Minimum age', job.minimumAge === 18 ? `18: ${job.minimumAgeReason}` : '16'],
    job.dbsLevel !== 'none' && ['Criminal record check', `${dbsWords[job.dbsLevel]}: ${job.dbsReason}`],
    job.screeningQuestions.length > 0 && ['Questions', job.screeningQuestions.map(({ question }) => question).join(' ')],
    job.questions.length > 0 && ['Interview', counted(job.questions.length, 'question') + (job.isInterviewRecorded ? ', recorded' : '')],
    job.requiresCv && ['CV', 'Needed'],
    job.hideNames && ['Names', 'Hidden until an interview or an offer'],
  ]
  return rows.filter((row) => row !== false)
}
