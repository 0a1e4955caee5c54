import type { FastifyInstance, FastifyReply } from 'fastify'
import { type RejectReason, rejectReasons } from '@evenshift/contract/states/application/application'
import { employerContents, employerTitles } from '#server/http/pages/answers/of-employer'
import { seekerContents, seekerTitles } from '#server/http/pages/answers/of-seeker'
import { answerPage, style } from '#server/http/pages/answers/parts'
import type { Answering, ShownAnswer } from '#server/http/pages/answers/shown'
import { sendPage } from '#server/http/pages/plain-page'

const written = (answer: ShownAnswer): readonly [title: string, content: string] =>
  'applicant' in answer
    ? [employerTitles[answer.state](answer), employerContents[answer.state](answer)]
    : [seekerTitles[answer.state](answer), seekerContents[answer.state](answer)]

function send(reply: FastifyReply, answer: ShownAnswer | null): FastifyReply {
  if (answer === null) {
    const title = 'This link doesn’t work'
    const content = `<p class="lead">It may have been cut off, or you can’t use it any more. Everything is in the app.</p><a class="main" href="/">Sign in</a>`
    return sendPage(reply.code(404), title, answerPage({ company: '', title, isDone: false }, content), style)
  }
  const [title, content] = written(answer)
  const { company, state } = answer
  return sendPage(reply, title, answerPage({ company, title, isDone: state === 'done' }, content), style)
}

const isReason = (value: string | undefined): value is RejectReason => rejectReasons.some((reason) => reason === value)

/** /answer/TOKEN, to which the buttons of a mail lead: GET shows what a press would do, POST does it, or takes it back. Nobody signs in. */
export function serveAnswerPages(app: FastifyInstance, { open, give, takeBack }: Answering): void {
  interface Pressed {
    Params: { token: string }
    Querystring: { undo?: string }
    Body: Readonly<Record<string, string>> | undefined
  }
  const path = '/answer/:token'

  app.register((inner, _options, done) => {
    inner.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 2048 }, (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(body.toString())))
    })
    inner.get<Pressed>(path, async ({ params }, reply) => send(reply, await open(params.token)))

    inner.post<Pressed>(path, async ({ params: { token }, query, body }, reply) => {
      if (query.undo !== undefined) return send(reply, await takeBack(token))
      const version = Number(body?.['version'])
      const reason = body?.['reason'] ?? 'stronger_match'
      // What this page did not send is answered by the page again.
      if (!Number.isSafeInteger(version) || !isReason(reason)) return send(reply, await open(token))
      return send(reply, await give(token, version, reason))
    })
    done()
  })
}
