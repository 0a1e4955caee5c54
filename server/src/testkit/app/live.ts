import type { LiveEvent } from '@evenshift/contract/model/event'
import type { TestApp } from '#server/testkit/app/app'

export interface OpenStream {
  readonly headers: Headers
  /** The next event; undefined once the stream has ended. */
  next(): Promise<LiveEvent | undefined>
  /** Until it ends, whatever comes. */
  ended(): Promise<void>
  close(): void
}

/** The address at which this server listens, from the first time that somebody asks. */
export async function addressOf({ app }: TestApp): Promise<string> {
  const known = app.server.address()
  return known === null || typeof known === 'string' ? app.listen({ host: '127.0.0.1', port: 0 }) : `http://127.0.0.1:${known.port}`
}

async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<LiveEvent, undefined> {
  let text = ''
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + part).split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const { id, event, data } = Object.fromEntries(block.split('\n').map((line) => line.split(/: ?(.*)/s, 2)))
      if (event !== undefined) yield { id, event, data: JSON.parse(data ?? '') } as LiveEvent
    }
  }
}

/** Opens a person's stream as browsers do; what stands in the answer's head has come. */
export async function openStream(t: TestApp, base: string, token: string, lastEventId?: string): Promise<OpenStream> {
  const ending = new AbortController()
  const response = await fetch(`${await addressOf(t)}${base}/events`, {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
    signal: ending.signal,
  })
  if (response.body === null) throw new Error('the stream has no body')
  const events = eventsIn(response.body)
  const next = async () => (await events.next()).value
  return {
    headers: response.headers,
    next,
    async ended() {
      while ((await next()) !== undefined);
    },
    close: () => ending.abort(),
  }
}
