import type { IncomingMessage } from 'node:http'

const BYTES_MOST = 16 * 1024 * 1024
const MS_MOST = 5_000

/** Reads a refused body to its end, within limits: an answer in the middle of it would reach the sender as a broken connection. */
export function discardRest(request: IncomingMessage): Promise<void> {
  if (request.complete) return Promise.resolve()
  return new Promise((resolve) => {
    let bytes = 0
    const stop = setTimeout(resolve, MS_MOST)
    const done = (): void => {
      clearTimeout(stop)
      resolve()
    }
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > BYTES_MOST) done()
    })
    request.once('end', done)
    request.once('close', done)
    request.resume()
  })
}
