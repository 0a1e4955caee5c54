/** A PDF as qpdf tells it. Names begin with a slash, strings with `u:` or, as hexadecimal bytes, `b:`; `5 0 R` stands for an object. */
export type PdfValue = null | boolean | number | string | readonly PdfValue[] | PdfDictionary
export interface PdfDictionary {
  readonly [key: string]: PdfValue
}
type QpdfObject = { readonly value: PdfValue } | { readonly stream: { readonly dict: PdfDictionary } }

export interface PdfDocument {
  readonly trailer: PdfDictionary
  /** Every dictionary of the file, at any depth: those of streams too, and those that nothing leads to. */
  dictionaries(): Iterable<PdfDictionary>
  /** Every object by its name (`5 0 R`) that is a dictionary or has one. */
  objects(): Iterable<readonly [string, PdfDictionary]>
  /** Follows a reference; a stream is its dictionary. */
  resolve(value: PdfValue | undefined): PdfValue
  isStream(value: PdfValue | undefined): boolean
}

const reference = /^\d+ \d+ R$/
export const isDictionary = (value: PdfValue): value is PdfDictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function* dictionariesIn(value: PdfValue): Iterable<PdfDictionary> {
  if (typeof value !== 'object' || value === null) return
  if (isDictionary(value)) yield value
  for (const inner of Object.values(value)) yield* dictionariesIn(inner)
}

const valueOf = (told: QpdfObject): PdfValue => ('stream' in told ? told.stream.dict : told.value)

export function openPdf(json: Buffer): PdfDocument {
  const { qpdf } = JSON.parse(json.toString()) as { qpdf: [unknown, Readonly<Record<string, QpdfObject>>] }
  const objects = qpdf[1]
  const toldOf = (value: PdfValue | undefined): QpdfObject | undefined =>
    typeof value === 'string' && reference.test(value) ? objects[`obj:${value}`] : undefined
  const trailer = objects.trailer && valueOf(objects.trailer)
  return {
    trailer: trailer !== undefined && isDictionary(trailer) ? trailer : {},
    *dictionaries() {
      for (const told of Object.values(objects)) yield* dictionariesIn(valueOf(told))
    },
    *objects() {
      for (const [name, told] of Object.entries(objects)) {
        const value = valueOf(told)
        if (name !== 'trailer' && isDictionary(value)) yield [name.slice('obj:'.length), value]
      }
    },
    resolve(value = null) {
      const told = toldOf(value)
      return told ? valueOf(told) : typeof value === 'string' && reference.test(value) ? null : value
    },
    isStream: (value) => {
      const told = toldOf(value)
      return told !== undefined && 'stream' in told
    },
  }
}

/** What a string says; null for what is none. */
export function textOf(value: PdfValue): string | null {
  if (typeof value !== 'string') return null
  if (value.startsWith('u:')) return value.slice(2)
  return value.startsWith('b:') ? Buffer.from(value.slice(2), 'hex').toString('latin1') : null
}
