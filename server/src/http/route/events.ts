import { once } from 'node:events'
import type { Schema } from '@evenshift/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Streaming } from '#server/http/call/context'
import { type Refusal, isRefusal, refuseField } from '#server/http/call/refuse'
import { asZod } from '#server/http/route/validate'
import { answer } from '#server/http/wire/envelope'

/** One more ends the oldest. */
const STREAMS_MOST = 10
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

type Source = (streaming: Streaming) => AsyncIterable<unknown>
interface SentEvent {
  readonly id: string
  readonly event: string
  readonly data: unknown
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The open streams of each person, oldest first. */
    eventStreams: Map<string, Set<AbortController>>
  }
}

/** Lets calls answer with streams. A stop ends them all. */
export function keepEventStreams(app: FastifyInstance): void {
  const streams: FastifyInstance['eventStreams'] = new Map()
  app.decorate('eventStreams', streams)
  app.addHook('preClose', (done) => {
    for (const ones of streams.values()) for (const one of ones) one.abort()
    done()
  })
}

/** Adds one, and ends the oldest where there are too many. @returns what takes it out again */
function enter(streams: FastifyInstance['eventStreams'], personId: string, ending: AbortController): () => void {
  const ones = streams.get(personId) ?? new Set()
  streams.set(personId, ones.add(ending))
  if (ones.size > STREAMS_MOST) [...ones][0]?.abort()
  return () => {
    ones.delete(ending)
    if (ones.size === 0) streams.delete(personId)
  }
}

function lastEventIdOf({ headers }: FastifyRequest): string | null | Refusal {
  const given = headers['last-event-id']
  if (given === undefined) return null
  return typeof given === 'string' && UUID.test(given) ? given.toLowerCase() : refuseField('Last-Event-ID', 'This isn’t one of our ids')
}

/** A comment shows that somebody is there. */
const SIGN_OF_LIFE = ':\n\n'
const written = ({ id, event, data }: SentEvent): string => `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** Sends server-sent events until the source ends, the listener goes away or the server stops; null from the source is a sign of life. */
export async function sendEvents(source: Source, shape: Schema, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const lastEventId = lastEventIdOf(request)
  if (isRefusal(lastEventId)) return answer(lastEventId, request, reply)
  const { raw } = reply
  const ending = new AbortController()
  const { signal } = ending
  const leave = enter(request.server.eventStreams, request.personId ?? request.id, ending)
  raw.on('close', () => ending.abort())
  // Proxies that would gather an answer are told not to.
  const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }
  reply.hijack()
  raw.writeHead(200, headers as Record<string, string>)
  raw.flushHeaders()
  try {
    for await (const event of source({ lastEventId, signal })) {
      if (signal.aborted) break
      const text = event === null ? SIGN_OF_LIFE : written(asZod(shape).parse(event) as SentEvent)
      if (!raw.write(text)) await once(raw, 'drain', { signal })
    }
  } catch (error) {
    if (!signal.aborted) request.log.error({ err: error }, 'events ended')
  } finally {
    leave()
    raw.end()
  }
  return reply
}
