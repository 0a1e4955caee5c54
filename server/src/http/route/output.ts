import { isDeepStrictEqual } from 'node:util'
import type { Call, Schema } from '@evenshift/contract/call'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { asZod } from '#server/http/route/validate'

/** Sends what a handler made of this input. */
type AnswerWriter = (reply: FastifyReply, result: unknown, input: { readonly query?: unknown }) => FastifyReply

const asksForCards = (query: unknown): boolean => typeof query === 'object' && query !== null && 'view' in query && query.view === 'card'

/** What judges a value and does not shape it. */
const judging = ['additionalProperties', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'multipleOf'] as const

/**
 * The serialiser drops what a schema does not name, but inside a choice it would first refuse it, and judge numbers and text in its own way:
 * so the schemas it gets only tell shapes apart. Something or null is no choice to it but a word beside the type, which it need not try out.
 */
const asSerialised = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  const [value, empty, ...others] = jsonSchema.anyOf ?? []
  const isOrNull = typeof value === 'object' && typeof value.type === 'string' && others.length === 0
  if (isOrNull && typeof empty === 'object' && empty.type === 'null') {
    delete jsonSchema.anyOf
    Object.assign(jsonSchema, value, { nullable: true }, value.enum && { enum: [...value.enum, null] })
  }
  for (const keyword of judging) delete jsonSchema[keyword]
}

/** From which Fastify makes a serialiser, once a route. */
function serialised(schema: Schema): Record<string, unknown> {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(asZod(schema), {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'throw',
    override: asSerialised,
  })
  return shape
}

/** What was written, where it is what the contract says of this result. */
function checked(schema: Schema, result: unknown, written: string): string {
  const parsed = asZod(schema).safeParse(result)
  if (!parsed.success) throw new Error(`the answer doesn’t fit the contract: ${z.prettifyError(parsed.error)}`)
  if (!isDeepStrictEqual(JSON.parse(written), JSON.parse(JSON.stringify(parsed.data))))
    throw new Error(`the answer was written otherwise than the contract says: ${written}`)
  return written
}

/** Writes a handler's answer so that no field leaves that the contract does not name. */
export function answerWriter({ status = 200, output, card, file }: Call, mode: 'checked' | 'fast'): AnswerWriter {
  if (file !== undefined) return (reply, result) => reply.type(file).header('content-disposition', 'attachment').send(result)
  if (output === undefined || status === 204) return (reply) => reply.code(204).send()
  const whole = { schema: output, shape: serialised(output) }
  const cards = card && { schema: card, shape: serialised(card) }
  return (reply, result, { query }) => {
    const { schema, shape } = cards && asksForCards(query) ? cards : whole
    const written = reply.compileSerializationSchema(shape)(result as Record<string, unknown>) // or a list: the contract judges
    return reply.type('application/json; charset=utf-8').send(mode === 'checked' ? checked(schema, result, written) : written)
  }
}
