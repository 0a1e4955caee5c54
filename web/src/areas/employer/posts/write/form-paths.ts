import { shiftFields } from '#web/areas/employer/shift-fields'
import { asksHours, asksShiftsNeeded } from '#web/areas/employer/posts/write/shifts-needed'
import { type PostValues, asksNightJourney, blankPost } from '#web/areas/employer/posts/write/post-values'
import { parts } from '#web/areas/employer/posts/write/steps/steps'

/** What the form holds in one field though the call takes a list, or more than a name. */
const oneField: readonly string[] = ['jobRole', 'responsibilities', 'skillsRequired', 'questions']

/** The place in the form of the nth row that was sent: rows left empty are not. */
function placeOf<Row>(rows: readonly Row[], isSent: (row: Row) => boolean, sentPlace: number): number {
  const places = rows.flatMap((row, place) => (isSent(row) ? [place] : []))
  return places[sentPlace] ?? sentPlace
}

/** The form's own path of what a path of the call's input names, such as "responsibilities.2" or "screeningQuestions.0.options.1". */
export function formPathOf(values: PostValues, path: string): string {
  const [field = '', place, part] = path.split('.')
  // They follow from the shifts.
  if (field === 'hoursPerWeek' && !asksHours(values)) return 'shifts'
  if (place === undefined) return path
  if (oneField.includes(field)) return field
  if (field === 'screeningQuestions')
    return `${field}.${placeOf(values.screeningQuestions, ({ question }) => question.trim() !== '', Number(place))}.${part ?? 'question'}`
  if (field === 'payBands')
    return `${field}.${placeOf(values.payBands, ({ salary }) => String(salary).trim() !== '', Number(place))}.${part ?? 'salary'}`
  return path
}

/** Rows, and the parts of them that have a field of their own. */
const rowFields = [
  ...shiftFields,
  'shifts.*.people',
  'payBands.*',
  'screeningQuestions.*',
  'screeningQuestions.*.answerType',
  'screeningQuestions.*.required',
  'costs.training',
  ...Object.keys(blankPost.arrival).map((part) => `arrival.${part}`),
]
/** Fields that another field's choice takes out of the form. */
const isHidden: Readonly<Record<string, (values: PostValues) => boolean>> = {
  totalHours: ({ salaryUnit }) => salaryUnit !== 'fixed',
  minimumAgeReason: ({ minimumAge }) => minimumAge !== 18,
  dbsReason: ({ dbsLevel }) => dbsLevel === 'none',
  visaReason: ({ openToInternationalStudents }) => openToInternationalStudents,
  nightJourney: (values) => !asksNightJourney(values),
  shiftsNeeded: (values) => !asksShiftsNeeded(values),
}

/** What has a field for each of its parts and none of its own. */
const isParted = (field: string): boolean => field === 'costs' || field === 'arrival'

/** The fields of every part at which a refusal can be told as the form stands. */
export const shownFields = (values: PostValues): readonly string[] => [
  ...parts.flatMap(({ fields }) => fields.filter((field) => !isParted(field) && !isHidden[field]?.(values))),
  ...rowFields,
  ...(values.uniformProvided ? [] : ['costs.uniform']),
  ...values.screeningQuestions.flatMap(({ answerType }, place) => (answerType === 'choice' ? [`screeningQuestions.${place}.options`] : [])),
]
