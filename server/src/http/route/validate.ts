import type { Call } from '@evenshift/contract/call'
import type { InputFault } from '@evenshift/contract/refusals'
import { sentences } from '@evenshift/contract/sentences'
import { z } from 'zod'
import { type Refusal, refuse } from '#server/http/call/refuse'

/** Zod's whole face, which the contract's types leave out to stay light. */
export const asZod = (schema: unknown): z.ZodType => schema as z.ZodType

type Part = 'params' | 'query' | 'body'
type Raw = Readonly<Record<Part, unknown>>
const parts = ['params', 'query', 'body'] as const satisfies readonly Part[]

/** The faults of an issue; of a choice that nothing fits, those of the branch that came nearest. */
function faults(issue: z.core.$ZodIssue, above: readonly PropertyKey[] = []): InputFault[] {
  const path = [...above, ...issue.path]
  const branches = issue.code === 'invalid_union' ? issue.errors.filter((branch) => branch.length > 0) : []
  const nearest = branches.sort((a, b) => a.length - b.length)[0]
  return nearest ? nearest.flatMap((inner) => faults(inner, path)) : [{ path: path.join('.'), message: issue.message }]
}

const faultsOf = (error: z.ZodError): InputFault[] => error.issues.flatMap((issue) => faults(issue))

/** The places of text that no database keeps: a NUL in it, or half a character. */
function unkept(value: unknown, path: readonly string[] = []): InputFault[] {
  if (typeof value === 'string')
    return value.includes('\0') || /\p{Cs}/u.test(value)
      ? [{ path: path.join('.'), message: 'This has a character that can’t be kept' }]
      : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => unkept(inner, [...path, name]))
}

const isEmpty = (value: unknown): boolean => typeof value !== 'object' || value === null || Object.keys(value).length === 0

/**
 * The input of a call as its contract describes it, defaults filled in; or all faults of it at once.
 * A part that the contract does not have must not be sent. An address that is no id is a thing that does not exist.
 */
export function validator(call: Call): (raw: Raw) => Refusal | Partial<Raw> {
  const nothing = z.strictObject({})
  return (raw) => {
    const parsed: { [K in Part]?: unknown } = {}
    const found: InputFault[] = []
    for (const part of parts) {
      const schema = call[part]
      if (schema === undefined && (part === 'body' || isEmpty(raw[part]))) continue
      // A body that was not sent is an empty one; one that says null is not.
      const given = raw[part] === undefined ? {} : raw[part]
      const result = (schema === undefined ? nothing : asZod(schema)).safeParse(given, { error: sentences, reportInput: true })
      const wrong = result.success ? unkept(result.data) : faultsOf(result.error)
      if (part === 'params' && wrong.length > 0) return refuse('NOT_FOUND')
      parsed[part] = result.data
      found.push(...wrong)
    }
    return found.length > 0 ? refuse('INVALID_INPUT', { errors: found }) : parsed
  }
}
