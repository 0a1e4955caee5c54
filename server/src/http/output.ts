import { isDeepStrictEqual } from 'node:util'
import type { Call } from '@evenshift/contract/call'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { asZod } from '#server/http/validate'

interface AnswerWriter {
  /** Fastify's response schema, from which its serialiser is made. */
  readonly schema: { response: Record<number, object> } | null
  send(reply: FastifyReply, result: unknown): FastifyReply
}

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

/** Writes a handler's answer so that no field leaves that the contract does not name. */
export function answerWriter(call: Call, mode: 'checked' | 'fast'): AnswerWriter {
  const status = call.status ?? 200
  if (call.output === undefined || status === 204) return { schema: null, send: (reply) => reply.code(204).send() }
  const output = asZod(call.output)
  const { $schema: _dialect, ...serialised } = z.toJSONSchema(output, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'throw',
    override: asSerialised,
  })
  const schema = { response: { [status]: serialised } }
  if (mode === 'fast') return { schema, send: (reply, result) => reply.send(result) }
  return {
    schema,
    send: (reply, result) => {
      const parsed = output.safeParse(result)
      if (!parsed.success) throw new Error(`the answer does not fit the contract: ${z.prettifyError(parsed.error)}`)
      const written = reply.serialize(result) as string
      if (!isDeepStrictEqual(JSON.parse(written), JSON.parse(JSON.stringify(parsed.data))))
        throw new Error(`the answer was written otherwise than the contract says: ${written}`)
      return reply.type('application/json; charset=utf-8').send(written)
    },
  }
}
