import type { AdvertReading } from '@evenshift/contract/model/job/advert-reading'
import { unitWords } from '@evenshift/contract/states/job/pay-words'
import { contractTypeWords, termLabels } from '@evenshift/contract/states/job/term-words'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { dayDateYear } from '#web/shared/words/dates'
import { counted } from '#web/shared/words/numbers'
import { pounds } from '#web/shared/words/pay'

interface ReadRow {
  /** The field of the form that it goes to. */
  readonly field: keyof PostValues
  readonly label: string
  /** Null where the text doesn’t say. */
  readonly value: string | null
  /** The words that it was read from. */
  readonly from: string
}

type LabelledField = keyof PostValues & keyof typeof termLabels
type Read<T> = { readonly value: T; readonly from: string } | null
const row = <T>(field: LabelledField, read: Read<T>, words: (value: T) => string): ReadRow => ({
  field,
  label: termLabels[field],
  value: read && words(read.value),
  from: read?.from ?? '',
})
const rowOfMany = (field: LabelledField, all: readonly { readonly from: string }[], thing: string): ReadRow => ({
  field,
  label: termLabels[field],
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
  row('title', title, (value) => value),
  row('jobRole', role, (value) => value.role.name),
  rowOfMany('responsibilities', tasks, 'task'),
  rowOfMany('skillsRequired', skills, 'skill'),
  rowOfMany('shifts', shifts, 'shift'),
  row(
    'salary',
    pay,
    ({ amount, most, unit }) => `${[amount, most].flatMap((sum) => (sum === null ? [] : [pounds(sum)])).join('–')} ${unitWords[unit]}`,
  ),
  row('location', city, (value) => value),
  row('postcode', postcode, (value) => value),
  row('startDate', startDate, dayDateYear),
  row('contractType', contractType, (value) => contractTypeWords[value]),
]
