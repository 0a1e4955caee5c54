/** Any valid value of a schema, made from the schema alone. For tests of every call at once. */
import type { Schema } from '@evenshift/contract/call'
import fc from 'fast-check'
import { z } from 'zod'
import { DAY_MS } from '@evenshift/contract/days'

type Node = z.core.JSONSchema.JSONSchema

const days = fc.integer({ min: Date.UTC(1900, 0, 1) / DAY_MS, max: Date.UTC(2100, 11, 31) / DAY_MS })
const instants = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2100, 11, 31) }).map((ms) => new Date(ms).toISOString())
const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  date: days.map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10)),
  'date-time': instants,
  email: fc.stringMatching(/^[a-z]{1,9}@[a-z]{1,9}\.example$/),
  uri: fc.webUrl({ validSchemes: ['https'] }),
}
/** Words, and all that a word can be made of. */
const characters = fc.oneof(
  fc.constantFrom('a', 'é', '"', '\\', '/', '\n', '\u2028', '<', '%', '😀'),
  fc.string({ unit: 'binary', maxLength: 1 }),
)
const LONGEST = 30

function textOf({ format, pattern, minLength = 0, maxLength = LONGEST }: Node): fc.Arbitrary<string> {
  const known = formats[format ?? '']
  if (known !== undefined) return known
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  // What must say something is not only space.
  const [first, least] = minLength > 0 ? ['A', minLength - 1] : ['', 0]
  return fc
    .string({ unit: characters, minLength: least, maxLength: Math.max(least, Math.min(maxLength - first.length, LONGEST)) })
    .map((rest) => first + rest)
}

function numberOf({ type, minimum, maximum, multipleOf }: Node): fc.Arbitrary<number> {
  const [min, max] = [minimum ?? -1e9, maximum ?? 1e9]
  if (type === 'integer') return fc.integer({ min: minimum ?? Number.MIN_SAFE_INTEGER, max: maximum ?? Number.MAX_SAFE_INTEGER })
  if (multipleOf === undefined) return fc.double({ min, max, noNaN: true })
  const parts = Math.round(1 / multipleOf)
  return fc.integer({ min: Math.ceil(min * parts), max: Math.floor(max * parts) }).map((whole) => whole / parts)
}

function fieldsOf({ properties = {}, required = [] }: Node): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, field]): [string, fc.Arbitrary<unknown>] => [name, valueOf(field as Node)])
  return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true })
}

/** Often its example, where the schema gives one. */
function valueOf(node: Node): fc.Arbitrary<unknown> {
  const { example, ...shape } = node
  return example === undefined ? shapeOf(node) : fc.oneof({ weight: 3, arbitrary: fc.constant(example) }, shapeOf(shape))
}

function shapeOf(node: Node): fc.Arbitrary<unknown> {
  const choices = node.anyOf ?? node.oneOf ?? (Array.isArray(node.type) ? node.type.map((type) => ({ ...node, type })) : undefined)
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => valueOf(choice as Node)))
  if (node.const !== undefined) return fc.constant(node.const)
  if (node.enum !== undefined) return fc.constantFrom(...node.enum)
  switch (node.type) {
    case 'object':
      return fieldsOf(node)
    case 'array':
      return fc.array(valueOf(node.items as Node), {
        minLength: node.minItems ?? 0,
        maxLength: Math.max(node.minItems ?? 0, Math.min(node.maxItems ?? 3, 3)),
      })
    case 'string':
      return textOf(node)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return numberOf(node)
  }
}

/** Values as the schema describes itself; its further rules may refuse some of them. */
export const anyOf = (schema: Schema, io: 'input' | 'output'): fc.Arbitrary<unknown> =>
  valueOf(z.toJSONSchema(schema as z.ZodType, { io, unrepresentable: 'throw' }))
