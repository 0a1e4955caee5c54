import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { HttpDouble } from '#server/testkit/app/http-double'

export interface TakenMail {
  readonly to: string
  readonly raw: string
}
export interface MailServer extends Pick<HttpDouble, 'url' | 'answering' | 'away' | 'back' | 'close'> {
  /** What it says to mail for an address, such as "550 5.1.1 No such user"; it takes all other mail. */
  readonly says: Map<string, string>
  /** Every address for which it was asked, each time. */
  readonly asked: readonly string[]
  readonly taken: readonly TakenMail[]
  /** Until it has taken so many mails for an address; the last of them, read. */
  mailTo(address: string, many?: number): Promise<{ readonly subject: string; readonly text: string }>
}

const refusal = (said: string): Error =>
  Object.assign(new Error(said.slice(said.indexOf(' ') + 1)), { responseCode: Number(said.slice(0, said.indexOf(' '))) })

/** A mail server that takes what it is given, or says what it is told to say. */
export async function mailServer(): Promise<MailServer> {
  const [says, asked, taken, came] = [new Map<string, string>(), [] as string[], [] as TakenMail[], new EventEmitter()]
  const start = async (port: number): Promise<SMTPServer> => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 1,
      // What it says has its own codes.
      hideENHANCEDSTATUSCODES: true,
      onConnect: (_session, done) => void (double.answering !== 'silence' && done()),
      onRcptTo: ({ address }, _session, done) => {
        const how = typeof double.answering === 'object' ? double.answering : { afterMs: 0 }
        const said = 'status' in how ? `${how.status} Not now` : says.get(address)
        setTimeout(
          () => {
            asked.push(address)
            done(said === undefined ? null : refusal(said))
          },
          'afterMs' in how ? how.afterMs : 0,
        )
      },
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          taken.push({ to: envelope.rcptTo[0]?.address ?? '', raw: Buffer.concat(chunks).toString() })
          done()
          came.emit('mail')
        })
      },
    })
    server.on('error', () => undefined)
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
    return server
  }
  let server = await start(0)
  const shut = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()))
  const { port } = server.server.address() as AddressInfo // it listens on TCP
  const double: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    answering: 'well',
    says,
    asked,
    taken,
    async mailTo(address, many = 1) {
      for (;;) {
        const mail = taken.filter(({ to }) => to === address)[many - 1]
        if (mail) {
          const { subject = '', text = '' } = await PostalMime.parse(mail.raw)
          return { subject, text }
        }
        await once(came, 'mail')
      }
    },
    away: shut,
    async back() {
      server = await start(port)
    },
    close: shut,
  }
  return double
}
