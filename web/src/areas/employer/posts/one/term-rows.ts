import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { skillRequirement } from '@evenshift/contract/states/job/evidence'
import { yesNoTerms } from '@evenshift/contract/states/job/job-terms'
import { unitWords } from '@evenshift/contract/states/job/pay-words'
import { contractWords, holidayPayWords, termLabels, yesNoWords } from '@evenshift/contract/states/job/term-words'
import { dbsWords, payBandsText, placeWords, saidRows } from '#web/shared/job/term-words'
import { dayDate } from '#web/shared/words/dates'
import { shiftsNeededWords } from '@evenshift/contract/states/job/shifts-needed-words'
import { openShifts, usualHours } from '@evenshift/contract/states/job/usual-hours'
import { shiftWords } from '@evenshift/contract/states/shift-words'
import { hoursSaid } from '#web/shared/job-week/week-words'
import { hoursWords } from '#web/shared/week/worked-hours'
import { dotted } from '#web/shared/words/dotted'
import { payFigure } from '#web/shared/words/pay'
import { inWeekOrder } from '#web/ui/week/week-order'
import { words } from '#web/areas/employer/posts/one/words'

type Row = readonly [label: string, value: string]

/** What is kept for who accepts an offer. */
const arrivalRows = ({ arrival, entrancePhoto }: EmployerJob): readonly (readonly [string, string | null])[] => [
  [words.address, arrival.address],
  [words.contact, [arrival.contactName, arrival.contactPhone].filter(Boolean).join(', ')],
  [words.askFor, arrival.askFor],
  [words.wear, arrival.wear],
  [words.bring, arrival.bring],
  [termLabels.entrancePhoto, entrancePhoto && words.added],
]

const payLine = ({ salary, salaryMax, salaryUnit }: EmployerJob): string | null =>
  salary === null ? null : `${payFigure(salary, salaryMax)} ${unitWords[salaryUnit]}`

/** What stands for all of it while it's folded: "£13.20 an hour · 4 shifts · Permanent · Leeds". */
export const termsLine = (job: EmployerJob): string =>
  dotted([payLine(job), job.shifts.length > 0 && words.shifts(job.shifts.length), contractWords(job), placeWords(job)])

/** A post's terms as a list of facts; what is not said is left out. */
export function termRows(job: EmployerJob): readonly Row[] {
  const { hoursPerWeek, guaranteedHours, shiftNoticeDays, startDate, closingDate } = job
  const pay = payLine(job)
  const rows: readonly (Row | false)[] = [
    pay !== null && [termLabels.salary, pay],
    job.payBands.length > 0 && [termLabels.payBands, payBandsText(job.payBands)],
    [termLabels.holidayPayMethod, holidayPayWords[job.holidayPayMethod]],
    job.tips !== '' && [termLabels.tips, job.tips],
    job.shifts.length > 0 && [
      termLabels.shifts,
      inWeekOrder(job.shifts)
        .map(({ breakMinutes, people, ...times }) =>
          [shiftWords(times), breakMinutes > 0 && words.minUnpaidBreak(breakMinutes), people > 1 && words.needs(people)]
            .filter(Boolean)
            .join(', '),
        )
        .join('; '),
    ],
    job.shifts.length > 1 && [termLabels.shiftsNeeded, shiftsNeededWords(job)],
    hoursPerWeek !== null && [termLabels.hoursPerWeek, hoursSaid(usualHours(job, openShifts(job, new Set(job.takenShifts))))],
    guaranteedHours !== null && [termLabels.guaranteedHours, words.aWeek(hoursWords(guaranteedHours))],
    shiftNoticeDays !== null && [termLabels.shiftNoticeDays, words.day(shiftNoticeDays)],
    contractWords(job) !== '' && [words.contract, contractWords(job)],
    [words.where, placeWords(job)],
    startDate !== null && [termLabels.startDate, dayDate(startDate)],
    closingDate !== null && [termLabels.closingDate, dayDate(closingDate)],
    [words.places, words.filled(job.vacancies, job.filled)],
    [words.answersWithin, words.dayWithReplyWithinDays(job.replyWithinDays)],
    job.skillsRequired.length > 0 && [termLabels.skillsRequired, job.skillsRequired.map(skillRequirement).join(', ')],
    [termLabels.minimumAge, job.minimumAge === 18 ? `18: ${job.minimumAgeReason}` : '16'],
    job.dbsLevel !== 'none' && [termLabels.dbsLevel, `${dbsWords[job.dbsLevel]}: ${job.dbsReason}`],
    job.screeningQuestions.length > 0 && [termLabels.screeningQuestions, job.screeningQuestions.map(({ question }) => question).join(' ')],
    job.questions.length > 0 && [words.interview, words.question(job.questions.length) + (job.isInterviewRecorded ? words.recorded : '')],
    ...yesNoTerms.map((name): Row | false => {
      const said = yesNoWords[name][job[name] ? 'yes' : 'no']
      return said !== null && [termLabels[name], said]
    }),
  ]
  const said = [...saidRows(job), ...arrivalRows(job)].flatMap(([label, value]): Row[] => (value ? [[label, value]] : []))
  return [...rows.filter((row) => row !== false), ...said, [words.reference, job.reference]]
}
