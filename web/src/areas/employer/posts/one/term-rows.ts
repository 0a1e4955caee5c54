import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { holidayPayWords, terms, unitWords, yesNoTerms } from '@evenshift/contract/states/job/job-terms'
import { contractWords, dbsWords, payBandsText, saidRows, workplaceWords } from '#web/shared/job/term-words'
import { dayDate } from '#web/shared/words/dates'
import { shiftsNeededWords } from '#web/shared/job/shifts-needed-words'
import { counted } from '#web/shared/words/numbers'
import { payFigure } from '#web/shared/words/pay'
import { dayShort } from '#web/ui/week/days'
import { spanText } from '#web/ui/week/times'

type Row = readonly [label: string, value: string]

/** What is kept for who accepts an offer. */
const arrivalRows = ({ arrival, entrancePhoto }: EmployerJob): readonly (readonly [string, string | null])[] => [
  ['Address', arrival.address],
  ['Contact', [arrival.contactName, arrival.contactPhone].filter(Boolean).join(', ')],
  ['Ask for', arrival.askFor],
  ['Wear', arrival.wear],
  ['Bring', arrival.bring],
  [terms.entrancePhoto.label, entrancePhoto && 'Added'],
]

/** A post's terms as a list of facts; what is not said is left out. */
export function termRows(job: EmployerJob): readonly Row[] {
  const { salary, hoursPerWeek, guaranteedHours, shiftNoticeDays, startDate, closingDate } = job
  const rows: readonly (Row | false)[] = [
    salary !== null && [terms.salary.label, `${payFigure(salary, job.salaryMax)} ${unitWords[job.salaryUnit]}`],
    job.payBands.length > 0 && [terms.payBands.label, payBandsText(job.payBands)],
    [terms.holidayPayMethod.label, holidayPayWords[job.holidayPayMethod]],
    job.tips !== '' && [terms.tips.label, job.tips],
    job.shifts.length > 0 && [
      terms.shifts.label,
      job.shifts
        .map(({ day, start, end, breakMinutes, people }) =>
          [
            `${dayShort(day)} ${spanText(start, end)}`,
            breakMinutes > 0 && `${breakMinutes} min unpaid break`,
            people > 1 && counted(people, 'person', 'people'),
          ]
            .filter(Boolean)
            .join(', '),
        )
        .join('; '),
    ],
    job.shifts.length > 1 && [terms.shiftsNeeded.label, shiftsNeededWords(job)],
    hoursPerWeek !== null && [terms.hoursPerWeek.label, String(hoursPerWeek)],
    guaranteedHours !== null && [terms.guaranteedHours.label, `${counted(guaranteedHours, 'hour')} a week`],
    shiftNoticeDays !== null && [terms.shiftNoticeDays.label, counted(shiftNoticeDays, 'day')],
    contractWords(job) !== '' && ['Contract', contractWords(job)],
    ['Where', [job.location ?? '', workplaceWords[job.workplace]].filter(Boolean).join(', ')],
    startDate !== null && [terms.startDate.label, dayDate(startDate)],
    closingDate !== null && [terms.closingDate.label, dayDate(closingDate)],
    ['Places', `${job.vacancies}, ${job.filled} filled`],
    ['Answers within', counted(job.replyWithinDays, 'day')],
    job.skillsRequired.length > 0 && [
      terms.skillsRequired.label,
      job.skillsRequired.map(({ name, must }) => (must ? `${name} (essential)` : name)).join(', '),
    ],
    [terms.minimumAge.label, job.minimumAge === 18 ? `18: ${job.minimumAgeReason}` : '16'],
    job.dbsLevel !== 'none' && [terms.dbsLevel.label, `${dbsWords[job.dbsLevel]}: ${job.dbsReason}`],
    job.screeningQuestions.length > 0 && [terms.screeningQuestions.label, job.screeningQuestions.map(({ question }) => question).join(' ')],
    job.questions.length > 0 && ['Interview', counted(job.questions.length, 'question') + (job.isInterviewRecorded ? ', recorded' : '')],
    ...yesNoTerms.map((name): Row | false => {
      const { label, says } = terms[name]
      const said = says[job[name] ? 'yes' : 'no']
      return said !== null && [label, said]
    }),
  ]
  const said = [...saidRows(job), ...arrivalRows(job)].flatMap(([label, value]): Row[] => (value ? [[label, value]] : []))
  return [...rows.filter((row) => row !== false), ...said]
}
