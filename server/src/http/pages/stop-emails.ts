import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml, sendPlainPage } from '#server/http/pages/plain-page'

export interface Stopping {
  /** What mails of a name in the address are called; null where they cannot be turned off. */
  readonly labelOf: (name: string) => string | null
  /** Turns such mails on or off for whom a token names; false for a token that nobody has. */
  readonly choose: (token: string, name: string, isOn: boolean) => Promise<boolean>
}

const button = (label: string, action = '') => `<form method="post" action="${escapeHtml(action)}"><button>${label}</button></form>`
const foot = '<p><a href="/settings/notifications">Notification settings</a></p><p>Evenshift</p>'

/**
 * /emails/stop/TOKEN/TYPE, to which mails lead: GET shows what a press would do, POST does it, from the page or from a mail program
 * (RFC 8058). Nobody signs in, and the page names no person.
 */
export function serveStopEmails(app: FastifyInstance, { labelOf, choose }: Stopping): void {
  const path = '/emails/stop/:token/:type'
  interface Named {
    Params: { token: string; type: string }
    Querystring: { again?: string }
  }
  const page = (reply: FastifyReply, title: string, content: string) => sendPlainPage(reply, title, content + foot)

  const noSuch = (reply: FastifyReply) =>
    page(reply.code(404), 'This link doesn’t work', '<p>It may have been cut on its way. You can choose your emails in the settings.</p>')

  app.register((inner, _options, done) => {
    // What a press sends besides the address says nothing.
    inner.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume()
      parsed(null)
    })

    inner.get<Named>(path, ({ params }, reply) => {
      const label = labelOf(params.type)
      if (label === null) return noSuch(reply)
      const text = '<p>You’ll still see these in the app. You can turn the emails back on at any time.</p>'
      return page(reply, `Stop these emails: ${label}`, text + button('Stop these emails'))
    })

    inner.post<Named>(path, async (request, reply) => {
      const { token, type: name } = request.params
      const label = labelOf(name)
      const isOn = request.query.again !== undefined
      if (label === null || !(await choose(token, name, isOn))) return noSuch(reply)
      if (isOn) return page(reply, `Emails back on: ${label}`, '')
      const text = '<p>We won’t email you about this again. You’ll still see it in the app.</p>'
      return page(reply, `Emails stopped: ${label}`, text + button('Turn back on', '?again'))
    })
    done()
  })
}
