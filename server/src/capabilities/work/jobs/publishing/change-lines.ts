/** What of an edit those who applied are told, in words; what is not here, such as the description, tells nobody. */
import { hoursWords, shortHours } from '@evenshift/contract/states/hours-words'
import { isDeepStrictEqual } from 'node:util'
import type { ChangeLine } from '@evenshift/contract/model/job/job-change'
import { type DbsLevel, costNames } from '@evenshift/contract/states/job/job-terms'
import {
  costLabels,
  costWords,
  holidayPayWords,
  nightJourneyWords,
  payDayWords,
  unitWords,
} from '@evenshift/contract/states/job/term-words'
import type { JobTerms } from '#server/capabilities/work/jobs/rules/terms'
import { type PayFacts, bandWords, dateWords, hourlyOf, pounds as exactPounds } from '#server/capabilities/work/jobs/rules/pay'
import { workedHours } from '#server/capabilities/work/jobs/rules/shift-times'
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

const factsOf = (terms: JobTerms): PayFacts | null => (terms.salary === null ? null : payFactsOf({ ...terms, salary: terms.salary }))
/** Pounds of a usual week; null where pay or hours don't say. */
function weekPay(terms: JobTerms): number | null {
  const facts = factsOf(terms)
  const hourly = facts === null || facts.salaryUnit === 'fixed' ? null : hourlyOf(facts)
  return hourly === null || terms.hoursPerWeek === null ? null : Math.round(hourly * terms.hoursPerWeek * 100) / 100
}

function payLines(was: JobTerms, is: JobTerms): ChangeLine[] {
  const isPlain = was.salaryUnit === is.salaryUnit && was.salary !== null && is.salary !== null && was.salary !== is.salary
  const told = isPlain ? moreOrLess(was.salary ?? 0, is.salary ?? 0, moneyWords) : changed
  const [before, after] = [weekPay(was), weekPay(is)]
  const week =
    before === null || after === null
      ? []
      : line(
          'Weekly pay',
          pounds(before),
          `${pounds(after)} for ${shortHours(is.hoursPerWeek ?? 0)}`,
          moreOrLess(before, after, moneyWords),
        )
  return [
    ...line('Pay', payWords(was), payWords(is), told),
    ...line('Pay by age', bandsWords(was), bandsWords(is)),
    ...(before === after ? [] : week),
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
const hoursLines = (was: JobTerms, is: JobTerms): ChangeLine[] => [
  ...line('Hours a week', hoursSaid(was.hoursPerWeek), hoursSaid(is.hoursPerWeek)),
  ...line('Guaranteed hours', hoursSaid(was.guaranteedHours), hoursSaid(is.guaranteedHours)),
  ...line('Hours in all', hoursSaid(was.totalHours), hoursSaid(is.totalHours)),
]
const eachWorks = ({ shifts, shiftsNeeded }: JobTerms): string =>
  shiftsNeeded === null || shiftsNeeded >= shifts.length ? 'All of them' : `At least ${shiftsNeeded} of ${shifts.length}`

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

type Shifts = JobTerms['shifts']
interface OwnShifts {
  readonly before: Shifts
  readonly after: Shifts
}
/** What the job is for somebody who works these of its shifts: their hours, not the advert's. */
const termsWith = (terms: JobTerms, shifts: Shifts): JobTerms => ({
  ...terms,
  shifts,
  hoursPerWeek: terms.hoursPerWeek === null ? null : shifts.reduce((sum, shift) => sum + workedHours(shift), 0),
})

/** Term by term what applicants counted on and this edit changes, with shifts of their own for those alone; empty where it is none of that. */
export function changeLines(before: JobTerms, after: JobTerms, own?: OwnShifts): ChangeLine[] {
  const [was, is] = own ? [termsWith(before, own.before), termsWith(after, own.after)] : [before, after]
  return [
    ...shiftLines(was.shifts, is.shifts),
    ...payLines(was, is),
    ...besidePayLines(was, is),
    ...line('Shifts each person works', eachWorks(before), eachWorks(after)),
    ...hoursLines(was, is),
    ...nightLines(was, is),
    ...placeLines(was, is),
    ...line('Start date', startWords(was), startWords(is)),
    ...needLines(was, is),
  ]
}

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
