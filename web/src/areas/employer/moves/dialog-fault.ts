import { surfaceOf } from '#web/api/surface'

interface DialogFault {
  /** Sentences by the names of the dialog's fields. */
  readonly fields: Readonly<Record<string, string>>
  /** What belongs to none of them; null where the fields say it all. */
  readonly rest: string | null
}

/** Sorts a refusal into a dialog's fields and the rest, so that no word of it is lost. */
export function dialogFault(error: unknown, names: readonly string[]): DialogFault {
  if (!error) return { fields: {}, rest: null }
  const { text, fields } = surfaceOf(error)
  const own = Object.entries(fields).filter(([path]) => names.includes(path))
  const others = Object.entries(fields).filter(([path]) => !names.includes(path))
  if (own.length > 0 && others.length === 0) return { fields: Object.fromEntries(own), rest: null }
  return { fields: Object.fromEntries(own), rest: others[0]?.[1] ?? text }
}
