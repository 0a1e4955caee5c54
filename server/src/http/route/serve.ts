import type { Call, Contract } from '@evenshift/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answer } from '#server/http/wire/envelope'
import { answerWriter } from '#server/http/route/output'
import type { Streaming } from '#server/http/call/context'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import { sendEvents } from '#server/http/route/events'
import { validator } from '#server/http/route/validate'

/** Lets a caller in, before the body is read: what handlers get to know of them, or why they may not. */
export type Door = (request: FastifyRequest, reply: FastifyReply, call: Call) => Promise<object | Refusal>

type AnyHandler = (input: object, context: object) => Promise<unknown> | AsyncIterable<unknown>

/** Any group of handlers, seen without the types that were checked where it was written. */
export type HandlerTable = Readonly<Record<string, unknown>>

export interface Served {
  /** The base path, joined to each call's path to the letter. */
  readonly prefix: string
  readonly calls: Contract
  /** What has no handler answers 501 after every other refusal. */
  readonly handlers: HandlerTable
  readonly door: Door
  /** `fast` writes every answer with a serialiser made from the contract; `checked` also parses it and compares (tests). */
  readonly output: 'checked' | 'fast'
  /** False where answers carry what signs people in: see the compression. */
  readonly compress?: false
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What the door found out; set before the body is read. */
    callContext: object | null
  }
}

/** Makes a route of every call: door, input, handler, output. */
export function serve(app: FastifyInstance, { prefix, calls, handlers, door, output, compress }: Served): void {
  if (!app.hasRequestDecorator('callContext')) app.decorateRequest('callContext', null)
  for (const [name, call] of Object.entries(calls)) {
    const validate = validator(call)
    const send = answerWriter(call, output)
    const handler = handlers[name] as AnyHandler | undefined
    app.route({
      method: call.method,
      url: prefix + call.path.replace(/\{(\w+)\}/g, ':$1'),
      // Whoever asks for the head alone would be sent a stream of nothing.
      ...(call.stream !== undefined && { exposeHeadRoute: false }),
      config: { ...(compress === false && { compress }), isRaw: call.signature !== undefined },
      onRequest: async (request, reply) => {
        const context = await door(request, reply, call)
        if (isRefusal(context)) return answer(context, request, reply)
        request.callContext = context
        return undefined
      },
      handler: async (request, reply) => {
        const input = validate(request)
        if (isRefusal(input)) return answer(input, request, reply)
        if (handler === undefined) return answer(refuse('NOT_BUILT'), request, reply)
        const context = request.callContext ?? {}
        if (call.stream !== undefined) {
          const source = (streaming: Streaming) => handler(input, { ...context, ...streaming }) as AsyncIterable<unknown>
          return sendEvents(source, call.stream, request, reply)
        }
        const result = await handler(input, call.signature === undefined ? context : { ...context, bytes: request.body ?? Buffer.alloc(0) })
        if (isRefusal(result)) return answer(result, request, reply)
        void reply
          .code(call.status ?? 200)
          .header('cache-control', call.caller === 'anyone' && call.method === 'GET' ? 'no-cache' : 'no-store')
        return send(reply, result, input)
      },
    })
  }
}
