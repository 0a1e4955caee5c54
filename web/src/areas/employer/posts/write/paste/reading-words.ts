import type { AdvertReading } from '@evenshift/contract/model/job/advert-reading'
import { contractTypeWords, termLabels, unitWords } from '@evenshift/contract/states/job/term-words'
import { dayDateYear } from '#web/shared/words/dates'
import { counted } from '#web/shared/words/numbers'
import { pounds } from '#web/shared/words/pay'

interface ReadRow {
  readonly label: string
  /** Null where the text doesn’t say. */
  readonly value: string | null
  /** The words that it was read from. */
  readonly from: string
}

type Read<T> = { readonly value: T; readonly from: string } | null
const row = <T>(label: string, read: Read<T>, words: (value: T) => string): ReadRow => ({
  label,
  value: read && words(read.value),
  from: read?.from ?? '',
})
const rowOfMany = (label: string, all: readonly { readonly from: string }[], thing: string): ReadRow => ({
  label,
  value: all.length > 0 ? counted(all.length, thing) : null,
  from: [...new Set(all.map(({ from }) => from))].join(' … '),
})

/** What was read in an advert and what wasn't, as the form names it. */
export const readRows = ({
  title,
  role,
  tasks,
  skills,
  shifts,
  pay,
  city,
  postcode,
  startDate,
  contractType,
}: AdvertReading): readonly ReadRow[] => [
  row(termLabels.title, title, (value) => value),
  row(termLabels.jobRole, role, (value) => value.role.name),
  rowOfMany(termLabels.responsibilities, tasks, 'task'),
  rowOfMany(termLabels.skillsRequired, skills, 'skill'),
  rowOfMany(termLabels.shifts, shifts, 'shift'),
  row(
    termLabels.salary,
    pay,
    ({ amount, most, unit }) => `${[amount, most].flatMap((sum) => (sum === null ? [] : [pounds(sum)])).join('–')} ${unitWords[unit]}`,
  ),
  row(termLabels.location, city, (value) => value),
  row(termLabels.postcode, postcode, (value) => value),
  row(termLabels.startDate, startDate, dayDateYear),
  row(termLabels.contractType, contractType, (value) => contractTypeWords[value]),
]
