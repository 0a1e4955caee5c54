import { readObject } from '#server/platform/media/pdf-tokens'

/** An object of a PDF; a trailer is one without a number. */
export interface PdfObject {
  readonly number: number | null
  readonly tokens: readonly string[]
}
export interface PlacedObject extends PdfObject {
  /** Where its stream starts in the file; null without a stream. */
  readonly streamAt: number | null
}

const blank = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])`
const start = new RegExp(String.raw`(\d{1,10})${blank}+\d{1,10}${blank}*obj|trailer`, 'g')
const streamStart = new RegExp(String.raw`${blank}*stream(?:\r\n|\r|\n)?`, 'y')

/** Every object that a reader could be led to by some index: older versions too, and what lies inside streams. */
export function objectsOf(text: string): PlacedObject[] {
  return [...text.matchAll(start)].map((match) => {
    const { tokens, end } = readObject(text, match.index + match[0].length)
    streamStart.lastIndex = end
    const stream = streamStart.exec(text)
    return { number: match[1] === undefined ? null : Number(match[1]), tokens, streamAt: stream && end + stream[0].length }
  })
}

/** The objects of an unpacked object stream: a list of numbers and places, then, from `first` on, the objects. */
export function objectsInside(text: string, first: number): PdfObject[] {
  const numbers = text.slice(0, first).match(/\d+/g)?.map(Number) ?? []
  return numbers.flatMap((number, index) => {
    const place = numbers[index + 1]
    return index % 2 === 1 || place === undefined ? [] : [{ number, tokens: readObject(text, first + place).tokens }]
  })
}

/** What stands behind a key: one token, or all of a list. */
export function valueOf(tokens: readonly string[], key: string): readonly string[] {
  const at = tokens.indexOf(key) + 1
  if (at === 0) return []
  return tokens[at] === '[' ? tokens.slice(at + 1, tokens.indexOf(']', at)) : tokens.slice(at, at + 1)
}

/** The place behind the list or the dictionary that the tokens begin with. */
export function endOfValue(tokens: readonly string[]): number {
  let depth = 0
  const last = tokens.findIndex((token) => {
    if (token === '<<' || token === '[') depth += 1
    if (token === '>>' || token === ']') depth -= 1
    return depth === 0
  })
  return last < 0 ? tokens.length : last + 1
}
