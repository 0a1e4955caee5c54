import { z } from 'zod'
import type { AccessTokens } from '#server/platform/google/port'
import { eventsIn } from '#server/platform/live/firebase/events'

interface FirebaseOptions {
  readonly url: string
  readonly access: AccessTokens
  /** For an answer to begin. */
  readonly timeoutMs?: number
  /** An open stream says every half a minute that it lives; one that is silent for so long is dead. */
  readonly silentMs?: number
}

/** What stands in one place now; the path is relative to what is streamed, `data` null where there is nothing any more. */
export interface Change {
  readonly path: string
  readonly data: unknown
}
export interface FirebaseDatabase {
  /** Sets these children of a place and leaves the others; null removes one. */
  patch(place: string, children: Readonly<Record<string, unknown>>): Promise<void>
  /** What stands in a place at first, then each change of it. Rejects when the stream is lost; ends when its token has. */
  changes(place: string, signal: AbortSignal): AsyncGenerator<Change, void>
}

/** What an account's access is for. */
export const FIREBASE_SCOPES = ['https://www.googleapis.com/auth/firebase.database', 'https://www.googleapis.com/auth/userinfo.email']

const REDIRECTS_MOST = 5
interface Asked extends RequestInit {
  readonly headers: Readonly<Record<string, string>>
}
const written = z.object({ path: z.string(), data: z.unknown() })

/** The domain that a database and the machine that holds it share. */
const domainOf = ({ hostname }: URL): string => hostname.slice(hostname.indexOf('.') + 1)

/** Where an answer leads on; the token goes nowhere but within the database's own domain. */
function ledOn(answer: Response, from: URL): URL {
  const to = new URL(answer.headers.get('location') ?? '', from)
  if (to.protocol !== from.protocol || domainOf(to) !== domainOf(from)) throw new Error('the online database leads elsewhere')
  return to
}

/** A patch of some children is told as one change of each. */
const changesOf = (event: 'put' | 'patch', { path, data }: Change): readonly Change[] =>
  event === 'put'
    ? [{ path, data }]
    : Object.entries(data ?? {}).map(([key, value]) => ({ path: `${path.replace(/\/$/, '')}/${key}`, data: value as unknown }))

/** Firebase's Realtime Database by its REST interface and its streaming. */
export function openFirebaseDatabase({ url, access, timeoutMs = 10_000, silentMs = 75_000 }: FirebaseOptions): FirebaseDatabase {
  async function ask(address: string, init: Asked): Promise<{ readonly answer: Response; readonly token: string }> {
    let at = new URL(`${url}/${address}`)
    for (let redirects = 0; redirects <= REDIRECTS_MOST; redirects += 1) {
      const token = await access.get()
      const headers = { ...init.headers, authorization: `Bearer ${token}` }
      const answer = await fetch(at, { ...init, headers, redirect: 'manual' })
      if (answer.ok) return { answer, token }
      await answer.body?.cancel()
      if (answer.status === 401) access.drop(token)
      if (answer.status !== 307) throw new Error(`the online database answered ${answer.status}`)
      at = ledOn(answer, at)
    }
    throw new Error('the online database leads in circles')
  }

  return {
    async patch(place, children) {
      const headers = { 'content-type': 'application/json' }
      const init = { method: 'PATCH', headers, body: JSON.stringify(children), signal: AbortSignal.timeout(timeoutMs) }
      const { answer } = await ask(`${place}.json?print=silent`, init)
      await answer.body?.cancel()
    },
    async *changes(place, signal) {
      const lost = new AbortController()
      let timer: NodeJS.Timeout | undefined
      const within = (ms: number): void => {
        clearTimeout(timer)
        timer = setTimeout(() => lost.abort(new Error('the online database is silent')), ms)
      }
      try {
        within(timeoutMs)
        const init = { headers: { accept: 'text/event-stream' }, signal: AbortSignal.any([signal, lost.signal]) }
        const { answer, token } = await ask(`${place}.json`, init)
        if (answer.body === null) throw new Error('the online database opened no stream')
        for await (const { event, data } of eventsIn(answer.body, () => within(silentMs))) {
          if (event === 'put' || event === 'patch') yield* changesOf(event, written.parse(data))
          if (event === 'cancel') throw new Error(`the online database ended the stream: ${String(data)}`)
          if (event === 'auth_revoked') return access.drop(token)
        }
        throw new Error('the online database closed the stream')
      } finally {
        clearTimeout(timer)
        lost.abort()
      }
    },
  }
}
