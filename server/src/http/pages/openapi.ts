import type { Call, Groups, Pool } from '@evenshift/contract/call'
import { type RefusalCode, refusals } from '@evenshift/contract/refusals'
import { z } from 'zod'
import { asZod } from '#server/http/route/validate'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly description?: string
  readonly required: boolean
  readonly schema: object
}
/** What one status answers. */
interface Response {
  readonly description: string
  readonly content?: Readonly<Record<string, Content>>
}
interface Content {
  readonly schema: object
}
export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly [string]
  readonly parameters?: readonly Parameter[]
  readonly security: readonly Record<string, readonly string[]>[]
  readonly requestBody?: { readonly required: true; readonly content: { readonly 'application/json': Content } }
  readonly responses: Record<string, Response>
}
export interface OpenApi {
  readonly openapi: '3.1.0'
  readonly info: {
    readonly title: string
    readonly version: string
    readonly description: string
    readonly license: { readonly name: string; readonly identifier: string }
  }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: object
}

function jsonSchema(schema: unknown, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(asZod(schema), { target: 'draft-2020-12', io, unrepresentable: 'throw' })
  return rest
}

function parameters(where: 'path' | 'query', schema: unknown): Parameter[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Record<string, object>; required?: string[] }
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: shape,
  }))
}

/** The refusals of every call of this kind, before its own. */
export function refusalsOf(call: Call): RefusalCode[] {
  const codes: RefusalCode[] = ['RATE_LIMITED', 'UNAVAILABLE']
  if (call.params !== undefined) codes.push('NOT_FOUND')
  if (call.query !== undefined || call.body !== undefined) codes.push('INVALID_INPUT')
  if (call.caller !== 'anyone') {
    codes.push('UNAUTHORISED', 'SESSION_EXPIRED', 'SIGN_IN_DOWN')
    if ((call.approval ?? 'approved') !== 'even_suspended') codes.push('PROFILE_SUSPENDED')
    if ((call.approval ?? 'approved').startsWith('approved')) codes.push('PROFILE_INCOMPLETE', 'PROFILE_PENDING', 'PROFILE_REJECTED')
  }
  if (call.caller === 'staff' && call.approval !== 'even_suspended') codes.push('SECOND_STEP_NEEDED')
  if (call.repeatable) codes.push('IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_BUSY', 'ALREADY_EXISTS')
  if ((call.caller === 'employer' && call.role !== 'reviewer') || call.staffRole === 'administrator') codes.push('ROLE')
  return [...new Set([...codes, ...(call.refusals ?? [])])].sort((a, b) => refusals[a][0] - refusals[b][0])
}

const error = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } }

function responses(call: Call): Record<string, Response> {
  const whole = call.output && jsonSchema(call.output, 'output')
  const done = {
    description: call.card ? 'Done; the second shape with view=card' : 'Done',
    ...(whole && { content: { 'application/json': { schema: call.card ? { anyOf: [whole, jsonSchema(call.card, 'output')] } : whole } } }),
    ...(call.file !== undefined && { content: { [call.file]: { schema: { type: 'string', format: 'binary' } } } }),
    ...(call.stream !== undefined && { content: { 'text/event-stream': { schema: jsonSchema(call.stream, 'output') } } }),
  }
  const byStatus = new Map<number, RefusalCode[]>()
  for (const code of refusalsOf(call)) byStatus.set(refusals[code][0], [...(byStatus.get(refusals[code][0]) ?? []), code])
  const refused = [...byStatus].map(([status, codes]) => [String(status), { description: codes.join(', '), ...error }] as const)
  return { [call.status ?? 200]: done, ...Object.fromEntries(refused) }
}

/** A key of one's own, for what may be sent again when an answer was lost. */
const repeating: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Up to 200 characters. The same key within a day gets the first answer again and makes nothing more.',
  schema: { type: 'string', maxLength: 200 },
}

/** Where a stream goes on. */
const resuming: Parameter = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  description: 'The id of the last event that came. After one of the last hour nothing is missed; else the stream begins anew.',
  schema: { type: 'string', format: 'uuid' },
}

/** What proves who sent a body. */
const signing = (name: string): Parameter => ({
  name,
  in: 'header',
  required: true,
  description: 'The sender’s signature of the very bytes of the body.',
  schema: { type: 'string' },
})

const people: Record<Pool, string> = { jobseeker: 'a job seeker', employer: 'an employer', staff: 'staff' }
const approvals = {
  approved: 'who has been approved',
  approved_or_pending: 'who has been approved or is being checked',
  signed_in: 'who is signed in and not suspended',
  even_suspended: 'who is signed in, even if suspended',
} as const satisfies Record<NonNullable<Call['approval']>, string>

/** Who may make a call, and whether it may be sent again. */
function descriptionOf({ caller, approval = 'approved', role = 'manager', staffRole, repeatable, stream }: Call): string {
  const asked = caller === 'staff' ? 'who is signed in' : approvals[approval]
  const who = caller === 'anyone' ? 'Anyone may call it.' : `For ${people[caller]} ${asked}.`
  const least = caller === 'employer' && role !== 'reviewer' ? ` The least role is ${role}.` : ''
  const administrator = staffRole === 'administrator' ? ' For administrators alone.' : ''
  const again = repeatable ? ' May be sent again with the same Idempotency-Key.' : ''
  return `${who}${least}${administrator}${again}${stream ? ' Answers with server-sent events.' : ''}`
}

function operation(operationId: string, call: Call, tag: string): Operation {
  const headers = [
    ...(call.repeatable ? [repeating] : []),
    ...(call.stream ? [resuming] : []),
    ...(call.signature ? [signing(call.signature)] : []),
  ]
  const given = [...parameters('path', call.params), ...parameters('query', call.query), ...headers]
  return {
    operationId,
    summary: call.summary,
    description: descriptionOf(call),
    tags: [tag],
    ...(given.length > 0 && { parameters: given }),
    security: call.caller === 'anyone' ? [] : [{ [call.caller]: [] }],
    ...(call.body !== undefined && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(call.body, 'input') } } },
    }),
    responses: responses(call),
  }
}

const fault = { type: 'object', required: ['path', 'message'], properties: { path: { type: 'string' }, message: { type: 'string' } } }
const errorSchema = {
  type: 'object',
  required: ['statusCode', 'code', 'message', 'requestId'],
  properties: {
    statusCode: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(refusals) },
    message: { type: 'string' },
    errors: { type: 'array', items: fault },
    details: { type: 'object' },
    requestId: { type: 'string' },
  },
}

export interface Described {
  readonly title: string
  readonly prefix: string
  readonly groups: Groups
}

/** The OpenAPI 3.1 description of one service, made from its contract. */
export function openApi({ title, prefix, groups }: Described): OpenApi {
  const paths: OpenApi['paths'] = {}
  const callers = new Set<Pool>()
  for (const [tag, calls] of Object.entries(groups))
    for (const [name, call] of Object.entries(calls)) {
      ;(paths[call.path] ??= {})[call.method.toLowerCase()] = operation(name, call, tag)
      if (call.caller !== 'anyone') callers.add(call.caller)
    }
  const bearer = (pool: Pool) => ({
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: `The access token of ${people[pool]}.`,
  })
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1.0.0',
      description: 'Every error has the one shape of components.schemas.Error.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: prefix }],
    tags: Object.entries(groups).map(([name, calls]) => ({ name, description: `${Object.keys(calls).length} calls` })),
    paths,
    components: { schemas: { Error: errorSchema }, securitySchemes: Object.fromEntries([...callers].map((pool) => [pool, bearer(pool)])) },
  }
}
