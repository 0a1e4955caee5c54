import { once } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends server-sent events until the source ends or the listener goes away. */
export async function sendEvents(events: AsyncIterable<unknown>, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const raw = reply.raw
  const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream', 'cache-control': 'no-store' }
  reply.hijack()
  raw.writeHead(200, headers as Record<string, string>)
  try {
    for await (const event of events) {
      if (raw.destroyed) break
      if (!raw.write(`data: ${JSON.stringify(event)}\n\n`)) await once(raw, 'drain')
    }
  } catch (error) {
    request.log.error({ err: error }, 'events ended')
  } finally {
    raw.end()
  }
  return reply
}
