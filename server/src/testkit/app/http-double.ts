import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** What another's service does with whatever comes: what it should, nothing at all, the same after so long, or only this status. */
export type Answering = 'well' | 'silence' | { readonly afterMs: number } | { readonly status: number }

export interface HttpDouble {
  readonly url: string
  readonly port: number
  /** From now on. */
  answering: Answering
  /** Nobody listens at its address any more, until it is back. */
  away(): Promise<void>
  back(): Promise<void>
  close(): Promise<void>
}

/** Another's service over HTTP, which can be refused, silent, slow and failing besides. */
export async function httpDouble(
  answer: (request: IncomingMessage, body: Buffer, response: ServerResponse) => unknown,
): Promise<HttpDouble> {
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const { answering } = double
    if (answering === 'silence') return
    if (typeof answering === 'object' && 'status' in answering) return void response.writeHead(answering.status).end('{"error":"planted"}')
    if (typeof answering === 'object') await wait(answering.afterMs)
    await answer(request, body, response)
  }
  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()))
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port // it listens on TCP
  }
  const shut = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  const port = await listen(0)
  const double: HttpDouble = {
    url: `http://127.0.0.1:${port}`,
    port,
    answering: 'well',
    away: shut,
    async back() {
      await listen(port)
    },
    close: shut,
  }
  return double
}
