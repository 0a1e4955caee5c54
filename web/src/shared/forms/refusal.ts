import { surfaceOf } from '#web/api/surface'

/** What a refusal says of a form. */
export interface Refusal {
  /** Sentences by the form's fields. */
  readonly fields: Readonly<Record<string, string>>
  /** What belongs to no field that the form shows, to be said in its note. */
  readonly note: readonly string[]
}

/**
 * The field at which a path of the wire is told: the nearest that holds it, none where the form shows none. `otherHours.*.from` holds the
 * one of every row, `skills` whatever is below it.
 */
const fieldAt = (path: string, fields: readonly string[]): string | undefined =>
  fields
    .flatMap((field) => new RegExp(`^${field.replaceAll('.', '\\.').replaceAll('*', '\\d+')}(?=\\.|$)`).exec(path) ?? [])
    .toSorted((a, b) => b.length - a.length)[0]

/** Faults by the paths of the wire, each at a field that the form shows, or in its note. */
export function faultsAt(faults: Readonly<Record<string, string>>, fields: readonly string[], nameOf = (path: string) => path): Refusal {
  const told: Record<string, string> = {}
  const note: string[] = []
  for (const [path, sentence] of Object.entries(faults)) {
    const field = fieldAt(nameOf(path), fields)
    if (field === undefined) note.push(sentence)
    else told[field] = told[field] === undefined || told[field] === sentence ? sentence : `${told[field]} ${sentence}`
  }
  return { fields: told, note }
}

/** The one translator of a refused call to the form that made it: each sentence goes to a field that the form shows, or into its note. */
export function refusalOf(error: unknown, fields: readonly string[], nameOf = (path: string) => path): Refusal {
  if (!error) return { fields: {}, note: [] }
  const { text, fields: faults } = surfaceOf(error)
  return Object.keys(faults).length > 0 ? faultsAt(faults, fields, nameOf) : { fields: {}, note: [text] }
}
