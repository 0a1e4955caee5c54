import type { PostValues } from '#web/areas/employer/wizard/post-values'

/** What the form holds in one field though the call takes a list. */
const oneField: readonly string[] = ['responsibilities', 'skillsRequired', 'questions']

/** The place in the form of the nth row that was sent: rows left empty are not. */
function placeOf<Row>(rows: readonly Row[], isSent: (row: Row) => boolean, sentPlace: number): number {
  const places = rows.flatMap((row, place) => (isSent(row) ? [place] : []))
  return places[sentPlace] ?? sentPlace
}

/** The form's own path of what a path of the call's input names, such as "responsibilities.2" or "screeningQuestions.0.options.1". */
export function formPathOf(values: PostValues, path: string): string {
  const [field = '', place, part] = path.split('.')
  if (place === undefined) return path
  if (oneField.includes(field)) return field
  if (field === 'screeningQuestions')
    return `${field}.${placeOf(values.screeningQuestions, ({ question }) => question.trim() !== '', Number(place))}.${part ?? 'question'}`
  if (field === 'payBands' && part !== undefined)
    return `${field}.${placeOf(values.payBands, ({ salary }) => String(salary).trim() !== '', Number(place))}.${part}`
  return path
}

/** Sentences by the form's paths; several of one field become one. */
export function faultsInForm(values: PostValues, faults: Readonly<Record<string, string>>): Record<string, string> {
  const told: Record<string, string> = {}
  for (const [path, sentence] of Object.entries(faults)) {
    const own = formPathOf(values, path)
    told[own] = told[own] === undefined || told[own] === sentence ? sentence : `${told[own]} ${sentence}`
  }
  return told
}
