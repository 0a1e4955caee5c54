/*
 * Firebase's Realtime Database over its wire, after its public documentation: "Firebase Database REST API", "Retrieving Data" (Streaming from
 * the REST API) and "Authenticate REST Requests". Each rule that it keeps is named where it is kept; nothing of it was checked against the
 * service itself, nor against its emulator, which is a program in Java that its tools fetch when they are run.
 */
import { EventEmitter, once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { GoogleDouble } from '#server/testkit/app/google'
import { httpDouble } from '#server/testkit/app/http-double'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

interface FirebaseDoubleOptions {
  readonly google: GoogleDouble
  /** "keep-alive: no action is required"; the service sends one every half a minute. */
  readonly keepAliveMs?: number
}

/** "{".sv": "timestamp"}": the service puts its own time there. */
const resolved = (value: Json, now: number): Json => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return value['.sv'] === 'timestamp' ? now : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolved(one, now)]))
}

/** A tree of JSON in which null is no node, and a node without children is none either. */
function tree() {
  let root: Json = null
  const at = (parts: readonly string[]): Json =>
    parts.reduce<Json>(
      (node, part) => (typeof node === 'object' && node !== null && !Array.isArray(node) ? (node[part] ?? null) : null),
      root,
    )
  const withPart = (node: Json, [part, ...rest]: readonly string[], value: Json): Json => {
    if (part === undefined) return value
    const children = typeof node === 'object' && node !== null && !Array.isArray(node) ? { ...node } : {}
    const child = withPart(children[part] ?? null, rest, value)
    if (child === null) delete children[part]
    else children[part] = child
    return Object.keys(children).length > 0 ? children : null
  }
  return { at, set: (parts: readonly string[], value: Json) => (root = withPart(root, parts, value)) }
}

export async function firebaseDouble({ google, keepAliveMs = 30_000 }: FirebaseDoubleOptions) {
  const [data, came] = [tree(), new EventEmitter()]
  const streams = new Map<ServerResponse, readonly string[]>()
  const requests: { readonly method: string; readonly url: string; readonly body: string }[] = []
  const state = { redirectTo: null as string | null, redirected: 0 }

  /** "event: event name / data: JSON encoded data payload". */
  const tell = (stream: ServerResponse, event: string, payload: Json): void =>
    void stream.write(`event: ${event}\ndata: ${JSON.stringify(payload)}\n\n`)
  /** "put", "patch": "an object with two keys: path and data. The path points to a location relative to the request URL." */
  const tellChange = (event: 'put' | 'patch', parts: readonly string[], value: Json): void => {
    for (const [stream, own] of streams)
      if (own.every((part, n) => parts[n] === part)) tell(stream, event, { path: `/${parts.slice(own.length).join('/')}`, data: value })
  }

  function open(stream: ServerResponse, parts: readonly string[]): void {
    stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
    tell(stream, 'put', { path: '/', data: data.at(parts) })
    streams.set(stream, parts)
    const alive = setInterval(() => tell(stream, 'keep-alive', null), keepAliveMs)
    stream.on('close', () => {
      clearInterval(alive)
      streams.delete(stream)
      came.emit('stream closed')
    })
    came.emit('stream')
  }

  const service = await httpDouble((request, bytes, response) => {
    const { method = '', url = '' } = request
    const body = bytes.toString()
    const { pathname, searchParams } = new URL(url, 'http://database')
    const parts = pathname
      .replace(/\.json$/, '')
      .split('/')
      .filter(Boolean)
    // "Respect HTTP Redirects, in particular HTTP status code 307."
    if (state.redirectTo !== null) {
      state.redirected += 1
      came.emit('request')
      return void response.writeHead(307, { location: state.redirectTo + url }).end()
    }
    // "Authorization: Bearer <ACCESS_TOKEN>"; without a good one "401 Unauthorized".
    if (!google.isGood(request.headers.authorization)) return void response.writeHead(401).end('{"error":"Unauthorized request."}')
    if (!pathname.endsWith('.json')) return void response.writeHead(404).end()
    if (method === 'GET' && request.headers.accept === 'text/event-stream') return open(response, parts)
    requests.push({ method, url, body })
    const now = Date.now()
    const given = body === '' ? null : resolved(JSON.parse(body) as Json, now)
    if (method === 'PUT' || method === 'DELETE') {
      data.set(parts, given)
      tellChange('put', parts, given)
    }
    if (method === 'PATCH') {
      // "Named children in the data being written with PATCH are overwritten, but omitted children are not deleted."
      for (const [key, value] of Object.entries(given ?? {})) data.set([...parts, key], value as Json)
      tellChange('patch', parts, given)
    }
    came.emit('request')
    // "print=silent: the response will be empty and indicated by a 204 No Content HTTP status code."
    if (searchParams.get('print') === 'silent') return void response.writeHead(204).end()
    response.end(JSON.stringify(method === 'GET' ? data.at(parts) : given))
  })

  return {
    service,
    state,
    /** Every request but those that open a stream. */
    requests,
    at: (path: string) => data.at(path.split('/')),
    set: (path: string, value: Json) => data.set(path.split('/'), value),
    streamCount: () => streams.size,
    /** Until so many streams are open. */
    async streams(many: number) {
      while (streams.size !== many) await Promise.race([once(came, 'stream'), once(came, 'stream closed')])
    },
    /** Until this holds, which a request may have brought about. */
    async until(holds: () => boolean) {
      while (!holds()) await once(came, 'request')
    },
    /**
     * "auth_revoked: a string indicating that the credential has expired"; "cancel: some unexpected errors can send a cancel event and
     * terminate the connection".
     */
    end(event: 'auth_revoked' | 'cancel' | 'nothing') {
      for (const stream of streams.keys()) {
        if (event !== 'nothing') tell(stream, event, event === 'cancel' ? 'Permission denied.' : 'credential is no longer valid')
        stream.end()
      }
    },
    close: () => service.close(),
  }
}
export type FirebaseDouble = Awaited<ReturnType<typeof firebaseDouble>>
