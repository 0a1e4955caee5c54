import type { ClientRequest } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { publicLookup } from '#server/platform/push/public-host'

/** Opens a request to a push service; tests bring one that leads to their own. */
export type Connect = (url: URL, options: RequestOptions) => ClientRequest

/** Only to hosts of the open internet, whatever their name leads to at this moment. */
export const publicConnect: Connect = (url, options) => request(url, { ...options, lookup: publicLookup(), agent: false })

export interface Posted {
  readonly status: number
  readonly body: string
}

/** Long enough for any reason that a push service gives. */
const ANSWER_BYTES_MOST = 16 * 1024

/** Posts and reads the answer, in this time altogether; no redirect is followed. */
export function post(
  connect: Connect,
  url: string,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer | string,
  timeoutMs: number,
): Promise<Posted> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const asked = connect(new URL(url), { method: 'POST', headers: { ...headers }, signal })
    asked.on('error', (error) => reject(signal.aborted ? new Error('the push service gave no answer in time') : error))
    asked.on('response', (answer) => {
      const chunks: Buffer[] = []
      let size = 0
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size <= ANSWER_BYTES_MOST) chunks.push(chunk)
        else asked.destroy(new Error('what the push service said is too long'))
      })
      answer.on('error', reject)
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() }))
    })
    asked.end(body)
  })
}
