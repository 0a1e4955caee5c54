import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { seekerBase } from '@evenshift/contract/seeker/service'
import autocannon from 'autocannon'
import type { Product } from '#bench/run/product'

const TICK_MS = 10

/** CPU milliseconds of a process since it began, as Linux tells them. */
async function cpuOf({ process: { pid } }: Product): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** A signed-in person's calls of a product, many at once. */
export interface Caller {
  /** Calls for so many seconds over kept-alive connections. */
  load(path: string, connections: number, seconds: number): Promise<{ perSecond: number; p99: number }>
  /** CPU milliseconds of the server for each of so many calls, one after another. */
  cpuPerCall(path: string, calls: number): Promise<number>
  /** Bytes of an answer's body as they are sent. */
  bytes(path: string, encoding: 'identity' | 'br'): Promise<number>
}

export function callerOf(product: Product, token: string): Caller {
  const urlOf = (path: string): string => product.address + seekerBase + path
  const headers = { authorization: `Bearer ${token}` }
  return {
    load: async (path, connections, seconds) => {
      const { non2xx, errors, requests, duration, latency } = await autocannon({
        url: urlOf(path),
        connections,
        headers,
        duration: seconds,
      })
      if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} calls were refused and ${errors} had no answer`)
      return { perSecond: requests.total / duration, p99: latency.p99 }
    },
    cpuPerCall: async (path, calls) => {
      const before = await cpuOf(product)
      const { non2xx, errors } = await autocannon({ url: urlOf(path), connections: 1, headers, amount: calls })
      if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} calls were refused and ${errors} had no answer`)
      return ((await cpuOf(product)) - before) / calls
    },
    bytes: (path, encoding) =>
      new Promise((resolve, reject) => {
        const asked = request(urlOf(path), { headers: { ...headers, 'accept-encoding': encoding } }, (answer) => {
          let length = 0
          answer.on('data', (part: Buffer) => (length += part.length)).on('end', () => resolve(length))
        })
        asked.on('error', reject).end()
      }),
  }
}
