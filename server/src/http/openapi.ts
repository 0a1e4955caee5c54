import type { Call, Contract } from '@evenshift/contract/call'
import { type RefusalCode, refusals } from '@evenshift/contract/refusals'
import { z } from 'zod'
import { asZod } from '#server/http/validate'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly description?: string
  readonly required: boolean
  readonly schema: object
}
interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly parameters?: readonly Parameter[]
  readonly security?: readonly Record<string, readonly string[]>[]
  readonly requestBody?: object
  readonly responses: Record<string, object>
}
export interface OpenApi {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
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
    codes.push('UNAUTHORISED', 'SESSION_EXPIRED')
    if ((call.standing ?? 'approved') !== 'even_suspended') codes.push('PROFILE_SUSPENDED')
    if ((call.standing ?? 'approved').startsWith('approved')) codes.push('PROFILE_INCOMPLETE', 'PROFILE_PENDING', 'PROFILE_REJECTED')
  }
  if (call.repeatable) codes.push('IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_BUSY')
  if (call.caller === 'employer' && call.role !== 'reviewer') codes.push('ROLE')
  return [...new Set([...codes, ...(call.refusals ?? [])])].sort((a, b) => refusals[a][0] - refusals[b][0])
}

const error = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } }

function responses(call: Call): Record<string, object> {
  const whole = call.output && jsonSchema(call.output, 'output')
  const done = {
    description: call.card ? 'Done; the second shape with view=card' : 'Done',
    ...(whole && { content: { 'application/json': { schema: call.card ? { anyOf: [whole, jsonSchema(call.card, 'output')] } : whole } } }),
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

function operation(operationId: string, call: Call): Operation {
  const given = [...parameters('path', call.params), ...parameters('query', call.query), ...(call.repeatable ? [repeating] : [])]
  return {
    operationId,
    summary: call.summary,
    ...(given.length > 0 && { parameters: given }),
    ...(call.caller !== 'anyone' && { security: [{ [call.caller]: [] }] }),
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

/** The OpenAPI 3.1 description of one service, made from its contract. */
export function openApi(title: string, prefix: string, calls: Contract): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const [name, call] of Object.entries(calls)) (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(name, call)
  const bearer = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0', description: 'Every error has the one shape of components.schemas.Error.' },
    servers: [{ url: prefix }],
    paths,
    components: { schemas: { Error: errorSchema }, securitySchemes: { jobseeker: bearer, employer: bearer, staff: bearer } },
  }
}
