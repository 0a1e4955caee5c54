import type { Call } from '@evenshift/contract/call'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { asZod } from '#server/http/validate'

interface AnswerWriter {
  /** Fastify's response schema, in the fast mode. */
  readonly schema: { response: Record<number, object> } | null
  send(reply: FastifyReply, result: unknown): FastifyReply
}

/**
 * The serialiser drops what a schema does not name, but inside a choice it would first refuse it: so the schemas it gets do not forbid
 * more fields. Something or null is no choice to it but a word beside the type, which it need not try out.
 */
const asSerialised = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  const [value, empty, ...others] = jsonSchema.anyOf ?? []
  const isOrNull = typeof value === 'object' && typeof value.type === 'string' && others.length === 0
  if (!isOrNull || typeof empty !== 'object' || empty.type !== 'null') return
  delete jsonSchema.anyOf
  Object.assign(jsonSchema, value, { nullable: true })
}

/** Writes a handler's answer so that no field leaves that the contract does not name. */
export function answerWriter(call: Call, mode: 'checked' | 'fast'): AnswerWriter {
  const status = call.status ?? 200
  if (call.output === undefined || status === 204) return { schema: null, send: (reply) => reply.code(204).send() }
  const output = asZod(call.output)
  if (mode === 'fast') {
    const { $schema: _dialect, ...schema } = z.toJSONSchema(output, {
      target: 'draft-7',
      io: 'output',
      unrepresentable: 'throw',
      override: asSerialised,
    })
    return { schema: { response: { [status]: schema } }, send: (reply, result) => reply.send(result) }
  }
  return {
    schema: null,
    send: (reply, result) => {
      const parsed = output.safeParse(result)
      if (!parsed.success) throw new Error(`the answer does not fit the contract: ${z.prettifyError(parsed.error)}`)
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(parsed.data))
    },
  }
}
