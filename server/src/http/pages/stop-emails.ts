import type { FastifyInstance, FastifyReply } from 'fastify'
import { notificationLabels } from '@evenshift/contract/states/notification-labels'
import type { NotificationType } from '@evenshift/contract/states/notification'
import { escapeHtml, sendPlainPage } from '#server/http/pages/plain-page'

export interface Stopping {
  /** A type by its name; null where mails of it cannot be turned off. */
  readonly typeNamed: (name: string) => NotificationType | null
  /** Turns mails of a type on or off for whom a token names; false for a token that nobody has. */
  readonly choose: (token: string, type: NotificationType, email: boolean) => Promise<boolean>
}

const button = (label: string, action = '') => `<form method="post" action="${escapeHtml(action)}"><button>${label}</button></form>`
const foot = '<p><a href="/settings/notifications">Notification settings</a></p><p>Evenshift</p>'

/**
 * /emails/stop/TOKEN/TYPE, to which mails lead: GET shows what a press would do, POST does it, from the page or from a mail program
 * (RFC 8058). Nobody signs in, and the page names no person.
 */
export function serveStopEmails(app: FastifyInstance, { typeNamed, choose }: Stopping): void {
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
      const type = typeNamed(params.type)
      if (type === null) return noSuch(reply)
      const text = '<p>You’ll still see these in the app. You can turn the emails back on at any time.</p>'
      return page(reply, `Stop these emails: ${notificationLabels[type].label}`, text + button('Stop these emails'))
    })

    inner.post<Named>(path, async (request, reply) => {
      const { token, type: name } = request.params
      const type = typeNamed(name)
      const isOn = request.query.again !== undefined
      if (type === null || !(await choose(token, type, isOn))) return noSuch(reply)
      const { label } = notificationLabels[type]
      if (isOn) return page(reply, `Emails back on: ${label}`, '')
      const text = '<p>We won’t email you about this again. You’ll still see it in the app.</p>'
      return page(reply, `Emails stopped: ${label}`, text + button('Turn back on', '?again'))
    })
    done()
  })
}
