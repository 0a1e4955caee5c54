import { type Socket, connect } from 'node:net'

const END_OF_HEAD = '\r\n\r\n'

/** The status and the text of an answer as soon as all of it is there. */
function answerIn(heard: Buffer): { status: string; text: string } | null {
  const end = heard.indexOf(END_OF_HEAD)
  if (end < 0) return null
  const head = heard.toString('latin1', 0, end)
  const length = /^content-length: (\d+)$/im.exec(head)?.[1]
  if (length === undefined) throw new Error(`an answer without its length: ${head}`)
  const from = end + END_OF_HEAD.length
  if (heard.length < from + Number(length)) return null
  return { status: head.split(' ')[1] ?? '', text: heard.toString('utf8', from) }
}

function sendOn(socket: Socket, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard: Buffer = Buffer.alloc(0)
    const end = (settle: () => void): void => {
      socket.off('data', hear).off('close', close).unref()
      settle()
    }
    const hear = (part: Buffer): void => {
      heard = heard.length === 0 ? part : Buffer.concat([heard, part])
      try {
        const answer = answerIn(heard)
        if (answer === null) return
        const { status, text } = answer
        end(() => (status === '200' ? resolve(text) : reject(new Error(`${status}: ${text}`))))
      } catch (error) {
        end(() => reject(error as Error))
      }
    }
    const close = (): void => end(() => reject(new Error('the connection was closed')))
    socket.on('data', hear).on('close', close).ref()
    socket.write(request)
  })
}

const sockets = new Map<string, Socket>()
function socketTo({ origin, hostname, port }: URL): Socket {
  const known = sockets.get(origin)
  if (known !== undefined) return known
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  sockets.set(origin, socket)
  // A lost connection also closes, which is where it is told.
  return socket.on('error', () => undefined).on('close', () => sockets.delete(origin))
}

/**
 * Reads an address as a signed-in person; resolves with the whole answer, rejects unless it is 200. One call after another, on a connection
 * that is kept: Node's own client takes 0.2 ms a call, a quarter of what the fastest calls take, and it is not the client that is measured.
 */
export function get(address: string, token: string): Promise<string> {
  const url = new URL(address)
  const lines = [`GET ${url.pathname}${url.search} HTTP/1.1`, `host: ${url.host}`, `authorization: Bearer ${token}`]
  return sendOn(socketTo(url), lines.join('\r\n') + END_OF_HEAD)
}
