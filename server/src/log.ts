/** The log, in which no failure tells what somebody sent: neither the values of a statement nor what a vendor repeats of them. */
import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '#server/config'

const SQLSTATE = /^[0-9A-Z]{5}$/
const CAUSES_MOST = 5
const WORDS_MOST = 300
const STATEMENT_MOST = 2_000

const textAt = (error: Error, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** What somebody wrote stands in quotes, or is an address; all else are words of programs. */
const withoutValues = (message: string): string =>
  message
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|‘[^’]*’/g, '“…”')
    .replace(/[^\s<>:,;]+@[^\s<>:,;]+/g, '…@…')
    .replace(/\?\S+/g, '?…')
    .slice(0, WORDS_MOST)

/** Databases and parsers repeat what they were given in any words; of these the code says enough. */
function wordsOf(error: Error): string | undefined {
  const isTold = SQLSTATE.test(textAt(error, 'code') ?? '') || textAt(error, 'query') !== undefined || error instanceof SyntaxError
  return isTold ? undefined : withoutValues(error.message)
}

/** Only the places: the message stands in front of them, over as many lines as it has. */
function placesOf({ stack = '', message }: Error): string[] {
  const begins = message === '' ? 0 : stack.indexOf(message) + message.length
  return stack
    .slice(begins)
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
}

/** An error and what caused it: kinds, codes, names of the database's own parts, the statement as it was written, and where it happened. */
function told(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const { cause } = error
  return {
    type: error.name,
    code: textAt(error, 'code'),
    words: wordsOf(error),
    constraint: textAt(error, 'constraint'),
    table: textAt(error, 'table'),
    statement: textAt(error, 'query')?.slice(0, STATEMENT_MOST),
    at: placesOf(error),
    ...(error instanceof AggregateError && depth < CAUSES_MOST && { errors: error.errors.map((each) => told(each, depth + 1)) }),
    ...(cause !== undefined && depth < CAUSES_MOST && { cause: told(cause, depth + 1) }),
  }
}

/** The same in a line, for whoever starts the product. */
export function toldInShort(error: unknown): string {
  if (!(error instanceof Error)) return 'It failed.'
  const words = wordsOf(error) === undefined ? `A statement failed: ${textAt(error, 'query') ?? error.name}` : error.message
  const code = textAt(error, 'code')
  const line = code === undefined || words.includes(code) ? words : `${words} (${code})`
  return wordsOf(error) === undefined && error.cause instanceof Error ? `${line}: ${toldInShort(error.cause)}` : line
}

export const openLog = (level: Config['logLevel'], where?: DestinationStream): Logger =>
  pino({ level, serializers: { err: (error: unknown) => told(error) } }, where ?? pino.destination(1))
