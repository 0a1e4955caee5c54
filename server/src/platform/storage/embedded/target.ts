import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Fault } from '#server/platform/storage/embedded/faults'

export const BUCKET = 'files'

/** A request as it is signed and routed. */
export interface Target {
  readonly method: string
  /** As sent, still encoded. */
  readonly path: string
  /** Decoded, in the order sent. */
  readonly query: readonly (readonly [name: string, value: string])[]
  /** With the host that addresses are signed for, whatever a proxy in between made of it. */
  readonly headers: IncomingHttpHeaders
}

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

export function targetOf(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>, host: string): Target | Fault {
  const [, path = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(request.url ?? '') ?? []
  const pairs: [string, string][] = []
  for (const pair of query.split('&').filter(Boolean)) {
    const at = pair.indexOf('=')
    const name = decode(at < 0 ? pair : pair.slice(0, at))
    const value = decode(at < 0 ? '' : pair.slice(at + 1))
    if (name === null || value === null) return 'InvalidURI'
    pairs.push([name, value])
  }
  return { method: request.method ?? '', path, query: pairs, headers: { ...request.headers, host } }
}

const KEY = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/
const KEY_LENGTH_MOST = 256

/** The key that a path names under the prefix; empty for the bucket itself. Keys that need encoding are not taken. */
export function keyOf(path: string, prefix: string): { readonly key: string } | Fault {
  const bucket = `${prefix}/${BUCKET}`
  if (path === bucket || path === `${bucket}/`) return { key: '' }
  if (!path.startsWith(`${bucket}/`)) return 'NoSuchBucket'
  const key = path.slice(bucket.length + 1)
  return KEY.test(key) && key.length <= KEY_LENGTH_MOST ? { key } : 'InvalidURI'
}
