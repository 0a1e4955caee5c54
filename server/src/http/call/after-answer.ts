import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** Does what an answer need not wait for, once it is on its way; a failure is logged and told to nobody. */
export type AfterAnswer = (work: () => Promise<unknown>) => void

declare module 'fastify' {
  interface FastifyRequest {
    afterAnswer: AfterAnswer
  }
  interface FastifyInstance {
    /** Until all is done that was asked for after an answer. */
    settled(): Promise<void>
  }
}

/** Lets calls do work after their answers. Closing waits for it. */
export function workAfterAnswers(app: FastifyInstance): void {
  const underWay = new Set<Promise<void>>()
  const nothing: AfterAnswer = () => undefined
  app.decorateRequest('afterAnswer', nothing)
  app.addHook('onRequest', (request, reply, done) => {
    request.afterAnswer = (work) => {
      const sent = new Promise<void>((resolve) => finished(reply.raw, () => resolve()))
      const doing = sent
        .then(work)
        .catch((error: unknown) => request.log.error({ err: error }, 'what was to be done after an answer failed'))
        .then(() => void underWay.delete(doing))
      underWay.add(doing)
    }
    done()
  })
  const settled = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.all(underWay)
  }
  app.decorate('settled', settled)
  app.addHook('onClose', settled)
}
