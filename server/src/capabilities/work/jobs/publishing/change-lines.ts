/** What of an edit those who applied are told, in words; what is not here, such as the description, tells nobody. */
import { hoursWords, shortHours } from '@evenshift/contract/states/hours-words'
import { isDeepStrictEqual } from 'node:util'
import type { ChangeLine } from '@evenshift/contract/model/job/job-change'
import type { JobShift } from '@evenshift/contract/model/week'
import { type DbsLevel, costNames } from '@evenshift/contract/states/job/job-terms'
import { unitWords } from '@evenshift/contract/states/job/pay-words'
import {
  costLabels,
  costWords,
  holidayPayWords,
  nightJourneyWords,
  payDayWords,
  termLabels,
} from '@evenshift/contract/states/job/term-words'
import { isChoice } from '@evenshift/contract/states/job/shift-choice'
import { shiftsNeededWords } from '@evenshift/contract/states/job/shifts-needed-words'
import { workedHours } from '@evenshift/contract/states/worked-hours'
import { dayName } from '@evenshift/contract/states/week'
import { usualHours } from '@evenshift/contract/states/job/usual-hours'
import type { JobTerms } from '#server/capabilities/work/jobs/rules/terms'
import { type PayFacts, bandWords, dateWords, pounds as exactPounds } from '#server/capabilities/work/jobs/rules/pay'
import { usualWeek } from '#server/capabilities/work/jobs/rules/pay-card'
import { weekHours, weekMoney } from '#server/capabilities/work/jobs/rules/week-words'
import { outcodeOfJob, payFactsOf } from '#server/capabilities/work/jobs/published'
import { shiftLines } from '#server/capabilities/work/jobs/publishing/shift-lines'

const checks: Readonly<Record<DbsLevel, string>> = {
  none: 'Not needed',
  basic: 'Basic',
  standard: 'Standard',
  enhanced: 'Enhanced',
  enhanced_barred: 'Enhanced, with the barred lists',
}
const workplaces: Readonly<Record<JobTerms['workplace'], string>> = { on_site: '', hybrid: ', partly from home', remote: '' }

/** What the shifts come to is told beside them. */
const WEEKLY_PAY = 'Weekly pay'
const WEEKLY_HOURS = 'Hours a week'
/** What is asked of whoever works there. */
const EACH_WORKS = 'Shifts each person works'

type Told = Pick<ChangeLine, 'note' | 'isBetter'>
const changed: Told = { note: 'Changed', isBetter: false }

/** "£14", "£12.90": pence only where there are any. */
const pounds = (amount: number): string => exactPounds(amount).replace(/\.00$/, '')

/** A line where the words differ. */
const line = (label: string, before: string, after: string, told: Told = changed): ChangeLine[] =>
  before === after ? [] : [{ label, before, after, ...told }]

const moneyWords = (amount: number): string => (amount < 1 ? `${Math.round(amount * 100)}p` : pounds(amount))
function moreOrLess(was: number, is: number, words: (amount: number) => string): Told {
  return { note: `${words(Math.round(Math.abs(is - was) * 100) / 100)} ${is > was ? 'more' : 'less'}`, isBetter: is > was }
}

function payWords({ salary, salaryMax, salaryUnit }: JobTerms): string {
  if (salary === null) return 'Not said'
  return `${pounds(salary)}${salaryMax !== null && salaryMax > salary ? `–${pounds(salaryMax)}` : ''} ${unitWords[salaryUnit]}`
}
const bandsWords = ({ payBands }: JobTerms): string =>
  payBands.length === 0 ? 'The same at every age' : payBands.map(({ from, salary }) => `${bandWords[from]} ${pounds(salary)}`).join(', ')

type Shifts = readonly JobShift[]
/** Shifts of the job as it is and as it would be. */
interface Weeks {
  readonly before: Shifts
  readonly after: Shifts
}

const factsOf = (terms: JobTerms): PayFacts | null => (terms.salary === null ? null : payFactsOf({ ...terms, salary: terms.salary }))
/** What people are shown of a usual week; null where no pay is said, or none by the week. */
function paidWeek(terms: JobTerms, open: Shifts) {
  const facts = factsOf(terms)
  const week = facts && usualWeek({ ...facts, shiftsNeeded: terms.shiftsNeeded }, open)
  return week === null || week.pay === null ? null : { ...week, pay: week.pay }
}
type PaidWeek = NonNullable<ReturnType<typeof paidWeek>>
const weekPayWords = (week: PaidWeek): string => (week.payMost === null ? pounds(week.pay) : weekMoney(week))

function weekPayLines(was: JobTerms, is: JobTerms, open: Weeks): ChangeLine[] {
  const [before, after] = [paidWeek(was, open.before), paidWeek(is, open.after)]
  if (before === null || after === null || before.pay === after.pay) return []
  const told = moreOrLess(before.pay, after.pay, moneyWords)
  return line(WEEKLY_PAY, weekPayWords(before), `${weekPayWords(after)} for ${shortHours(after.hours)}`, told)
}

function payLines(was: JobTerms, is: JobTerms, open: Weeks): ChangeLine[] {
  const isPlain = was.salaryUnit === is.salaryUnit && was.salary !== null && is.salary !== null && was.salary !== is.salary
  const told = isPlain ? moreOrLess(was.salary ?? 0, is.salary ?? 0, moneyWords) : changed
  return [
    ...line('Pay', payWords(was), payWords(is), told),
    ...line('Pay by age', bandsWords(was), bandsWords(is)),
    ...weekPayLines(was, is, open),
  ]
}

const said = (words: string | null): string => words || 'Not said'
/** What belongs to the pay beside its figure. */
const besidePayLines = (was: JobTerms, is: JobTerms): ChangeLine[] => [
  ...line('Tips', said(was.tips), said(is.tips)),
  ...line('Holiday pay', holidayPayWords[was.holidayPayMethod], holidayPayWords[is.holidayPayMethod]),
  ...line('Pay day', said(was.payDay && payDayWords[was.payDay]), said(is.payDay && payDayWords[is.payDay])),
  ...costNames.flatMap((name) => {
    const [before, after] = [was.costs[name], is.costs[name]]
    return line(costLabels[name], said(before && costWords[before]), said(after && costWords[after]), {
      ...changed,
      isBetter: before === 'worker',
    })
  }),
]
const nightLines = (was: JobTerms, is: JobTerms): ChangeLine[] =>
  line(
    'Way home at night',
    said(was.nightJourney && nightJourneyWords[was.nightJourney]),
    said(is.nightJourney && nightJourneyWords[is.nightJourney]),
  )

const hoursSaid = (hours: number | null): string => (hours === null ? 'Not said' : hoursWords(hours))
const hoursLines = (was: JobTerms, is: JobTerms, open: Weeks): ChangeLine[] => [
  ...line(WEEKLY_HOURS, weekHours(usualHours(was, open.before)), weekHours(usualHours(is, open.after))),
  ...line('Guaranteed hours', hoursSaid(was.guaranteedHours), hoursSaid(is.guaranteedHours)),
  ...line('Hours in all', hoursSaid(was.totalHours), hoursSaid(is.totalHours)),
]
const eachWorks = (terms: JobTerms): string => (isChoice(terms) ? shiftsNeededWords(terms) : 'All of them')

/** How many of the shifts one person works at least. */
const leastOf = ({ shiftsNeeded, shifts }: JobTerms): number => shiftsNeeded ?? shifts.length
function eachTold(was: JobTerms, is: JobTerms): Told {
  const isLess = leastOf(is) < leastOf(was)
  return { note: isLess ? 'Fewer' : changed.note, isBetter: isLess }
}

function placeWords(terms: JobTerms): string {
  if (terms.workplace === 'remote') return 'From home'
  return `${[terms.location, outcodeOfJob(terms)].filter(Boolean).join(', ')}${workplaces[terms.workplace]}`
}
function placeLines(was: JobTerms, is: JobTerms): ChangeLine[] {
  const [before, after] = [placeWords(was), placeWords(is)]
  // People see no more of a postcode than its beginning.
  const isNear = before === after && was.postcode !== is.postcode && is.workplace !== 'remote'
  return line('Place', before, isNear ? `Another address in ${after}` : after, { note: 'Moved', isBetter: false })
}

const mustsOf = ({ skillsRequired }: JobTerms): string[] => skillsRequired.filter(({ must }) => must).map(({ name }) => name)
function skillLines(was: JobTerms, is: JobTerms): ChangeLine[] {
  const [before, after] = [mustsOf(was), mustsOf(is)]
  if (isDeepStrictEqual(new Set(before), new Set(after))) return []
  const isLess = after.every((name) => before.includes(name))
  const words = (names: readonly string[]) => (names.length === 0 ? 'None' : names.join(', '))
  return line('Essential skills', words(before), words(after), { note: isLess ? 'Fewer' : 'New', isBetter: isLess })
}
const needLines = (was: JobTerms, is: JobTerms): ChangeLine[] => [
  ...skillLines(was, is),
  ...line('DBS check', checks[was.dbsLevel], checks[is.dbsLevel], { ...changed, isBetter: is.dbsLevel === 'none' }),
  ...line('Minimum age', `From ${was.minimumAge}`, `From ${is.minimumAge}`, { ...changed, isBetter: is.minimumAge < was.minimumAge }),
  ...line('CV', was.requiresCv ? 'Needed' : 'Not needed', is.requiresCv ? 'Needed' : 'Not needed', {
    note: is.requiresCv ? 'New' : 'Changed',
    isBetter: !is.requiresCv,
  }),
]

const startWords = ({ startDate }: JobTerms): string => (startDate === null ? 'Not said' : dateWords(startDate))

/** What the job is for somebody who works these of its shifts: their hours, not the advert's. */
const termsWith = (terms: JobTerms, shifts: Shifts): JobTerms => ({
  ...terms,
  shifts: [...shifts],
  shiftsNeeded: null,
  hoursPerWeek: terms.hoursPerWeek === null ? null : shifts.reduce((sum, shift) => sum + workedHours(shift), 0),
})

/**
 * Term by term what applicants counted on and this edit changes: with the shifts that are `open`, or those of who asked for some, for those
 * alone; empty where it is none of that.
 */
export function changeLines(before: JobTerms, after: JobTerms, shifts: { readonly open: Weeks } | { readonly own: Weeks }): ChangeLine[] {
  const [was, is] = 'own' in shifts ? [termsWith(before, shifts.own.before), termsWith(after, shifts.own.after)] : [before, after]
  const week = 'own' in shifts ? shifts.own : shifts.open
  return [
    ...shiftLines(was.shifts, is.shifts),
    ...payLines(was, is, week),
    ...besidePayLines(was, is),
    ...line(EACH_WORKS, eachWorks(before), eachWorks(after), eachTold(before, after)),
    ...hoursLines(was, is, week),
    ...nightLines(was, is),
    ...placeLines(was, is),
    ...line('Start date', startWords(was), startWords(is)),
    ...needLines(was, is),
  ]
}

const ofShifts = new Set([...[1, 2, 3, 4, 5, 6, 7].map(dayName), WEEKLY_PAY, WEEKLY_HOURS])
/** Whether a line tells of the shifts and nothing else: one of them, or what they come to. */
export const isOfShifts = ({ label }: ChangeLine): boolean => ofShifts.has(label)

const ofWeek = new Set([WEEKLY_PAY, WEEKLY_HOURS])
/** Whether all that lines tell is better for people, such as more pay or fewer shifts, with what that makes of a week: nobody need say that it fits. */
export const isAllBetter = (lines: readonly ChangeLine[]): boolean =>
  lines.some(({ isBetter }) => isBetter) && lines.every(({ label, isBetter }) => isBetter || ofWeek.has(label))

/** How many people a job looks for: a line of its history alone, since it tells no applicant anything. */
export const placeCountLines = (before: number, after: number): ChangeLine[] =>
  line(termLabels.vacancies, String(before), String(after), { note: after > before ? 'More' : 'Fewer', isBetter: after > before })

/** What is told of the first day, by its label. */
const firstDay: readonly (readonly [keyof JobTerms['arrival'], string])[] = [
  ['address', 'Address'],
  ['contactName', 'Contact'],
  ['contactPhone', 'Their phone number'],
  ['askFor', 'Who to ask for'],
  ['wear', 'What to wear'],
  ['bring', 'What to bring'],
]
/** What this edit changes of the first day, which only those who accepted an offer may read. */
export const firstDayLines = (was: JobTerms, is: JobTerms): ChangeLine[] =>
  firstDay.flatMap(([name, label]) => line(label, said(was.arrival[name]), said(is.arrival[name])))
