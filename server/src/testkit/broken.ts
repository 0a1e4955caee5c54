/** What callers send besides what a contract asks for. */
import fc from 'fast-check'

const days = [
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '2100-12-31',
  '2101-01-01',
  '9999-12-31',
  '2026-02-30',
  '-001-01-01',
  '+010000-01-01',
]
const instants = days.map((day) => `${day}T23:59:59.999999999Z`)
const numbers = [-0, -1, 0, 0.1, 2 ** 31, 2 ** 31 - 1, -(2 ** 31), 2 ** 53, 2 ** 63, 1e21, 1e308, -1e308, 5e-324, 999_999_999]
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\ufeff',
  '\u202e',
  '%00',
  "'; --",
  '\\',
  '{}',
  '../..',
  'x'.repeat(300),
  'é'.repeat(5000),
]
const odd = fc.oneof(
  fc.constantFrom<unknown>(...days, ...instants),
  fc.constantFrom<unknown>(...numbers, ...numbers.map(String)),
  fc.constantFrom<unknown>(...texts),
  fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { _id: null }),
)

type Path = readonly string[]
const pathsOf = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [at, ...Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...at, name]))]
    : [at]

/** The value with another one at this place, or without it where the other is undefined. */
function put(value: unknown, [name, ...rest]: Path, other: unknown): unknown {
  if (name === undefined) return other
  if (Array.isArray(value)) return value.map((one, at): unknown => (String(at) === name ? put(one, rest, other) : one))
  const { [name]: inner, ...others } = value as Readonly<Record<string, unknown>>
  const changed = put(inner, rest, other)
  return changed === undefined ? others : { ...others, [name]: changed }
}

/** What is added to a text that was fine. */
const added = fc.constantFrom('\0', '\0', '\ud800', ' ', '0', '\u00e9')
const changes = fc.array(fc.tuple(fc.nat(), fc.oneof(odd, fc.constant(undefined)), fc.option(added, { freq: 1 })), {
  minLength: 1,
  maxLength: 2,
})

const at = (value: unknown, path: Path): unknown =>
  path.reduce((one: unknown, name) => (one as Readonly<Record<string, unknown>>)[name], value)
/** The value with something added to one of its texts. */
function spoil(value: unknown, nth: number, more: string): unknown {
  const texts = pathsOf(value).filter((path) => typeof at(value, path) === 'string')
  const path = texts[nth % texts.length]
  return path === undefined ? value : put(value, path, `${String(at(value, path))}${more}`)
}

/** A value of which one or two places say something else or more, are missing or are too many. */
export const broken = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(value, changes, fc.nat(3)).map(([whole, wrongs, luck]) => {
    const changed = wrongs.reduce<unknown>((one, [nth, other, more]) => {
      if (more !== null) return spoil(one, nth, more)
      const paths = pathsOf(one)
      return put(one, paths[nth % paths.length] ?? [], other)
    }, whole)
    return luck === 0 && typeof changed === 'object' && !Array.isArray(changed) ? { ...changed, surplus: 1 } : changed
  })

const NUL = Buffer.from([0])
/** Bodies that are no JSON, or say nothing. */
export const brokenBody: fc.Arbitrary<string | Buffer> = fc.constantFrom<string | Buffer>(
  '',
  'null',
  '0',
  '"text"',
  '[]',
  '{',
  '{"a":1,"a":2}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{}}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  Buffer.from([0x22, 0xff, 0x22]),
  NUL,
)

const long = Array.from({ length: 3000 }, (_, at) => (at * 7919).toString(36).slice(-1)).join('')
/** Headers that a call may or may not look at. */
export const oddHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.constantFrom<Readonly<Record<string, string>>>(
  { 'idempotency-key': 'again' },
  { 'idempotency-key': '' },
  { 'idempotency-key': long },
  { 'idempotency-key': '\u00ff\u0080' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': ';' },
  { cookie: 'a=%00; b=%ff; =; __Host-session=%00.x' },
  { cookie: long },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { range: 'bytes=9999999999999999999-' },
  { 'if-none-match': '"' },
  { 'accept-language': long },
  { 'user-agent': '\u00ff'.repeat(500) },
  { 'x-forwarded-for': 'nowhere, \u00ff' },
  { 'last-event-id': '-1' },
  { expect: '200-maybe' },
)
