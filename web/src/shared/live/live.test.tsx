import { act, screen, waitFor } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import type { LiveEvent } from '@evenshift/contract/model/event'
import { applicationCount } from '@evenshift/contract/model/overview/home'
import { seekerNotificationPage } from '@evenshift/contract/model/notification'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { seeker, seekerQuery } from '#web/shared/calls/seeker'
import { LiveFeed } from '#web/shared/live/LiveFeed'
import { useUnread } from '#web/shared/notifications/useNotifications'
import { openService } from '#web/testkit/service'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'

const ids = { first: '0190b2ad-0000-7000-8000-000000000001', next: '0190b2ad-0000-7000-8000-000000000002' }
const calls = { side: 'seeker', list: seeker.notifications } as const

/** What the page shows that the feed keeps. */
function Screen() {
  const unread = useUnread(calls)
  const { data } = useQuery(seekerQuery('applicationCount'))
  return (
    <p>
      {unread} new, {data?.jobOffer} offers
    </p>
  )
}

interface Opened {
  readonly after: string | null
  readonly token: string | null
  readonly tell: (...events: LiveEvent[]) => void
  readonly end: () => void
  readonly signal: AbortSignal | null | undefined
}
let opened: Opened[]
/** Answers instead of the next streams. */
let refusals: Response[]

const written = ({ id, event, data }: LiveEvent): string => `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** The service with streams at the end of the network, each told of by the test. */
function openLiveService() {
  const service = openService('seeker')
  service.answers({ notifications: () => ({ ...sample(seekerNotificationPage), unread: 0 }) })
  const rest = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url !== '/info/events') return rest(url, init)
    const refusal = refusals.shift()
    if (refusal) return refusal
    const headers = new Headers(init.headers)
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        init.signal?.addEventListener('abort', () => stream.error(new DOMException('aborted', 'AbortError')))
        opened.push({
          after: headers.get('last-event-id'),
          token: headers.get('authorization'),
          // Each byte comes by itself: a line is not what arrives at once.
          tell: (...events) => {
            for (const byte of encoder.encode(`:\n\n${events.map(written).join('')}`)) stream.enqueue(Uint8Array.of(byte))
          },
          end: () => stream.close(),
          signal: init.signal,
        })
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
  return service
}
const stream = async (place: number): Promise<Opened> => {
  await waitFor(() => expect(opened.length).toBeGreaterThan(place), { timeout: 5_000 })
  return opened[place] as Opened // it is there by now
}
const unread = (id: string, count: number, isAnew = false): LiveEvent => ({ id, event: 'unread', data: { unread: count, isAnew } })

beforeEach(() => {
  opened = []
  refusals = []
})
afterEach(() => vi.unstubAllGlobals())

/** The page's visibility, as a browser tells it. */
function become(visibility: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

it('what happens is on the screen at once, without a question for what the event tells itself', async () => {
  const service = openLiveService()
  show(
    <>
      <LiveFeed type="jobseeker" />
      <Screen />
    </>,
  )
  const feed = await stream(0)
  expect([feed.after, feed.token]).toEqual([null, 'Bearer token'])
  act(() => feed.tell(unread(ids.first, 2, true)))
  await screen.findByText(/^2 new/)
  const asked = [service.sent('notifications').length, service.sent('applicationCount').length]
  service.answers({ applicationCount: () => ({ ...sample(applicationCount), jobOffer: 1 }) })
  const moved = { _id: ids.next, jobId: ids.next, status: 'offered', version: 2 } as const
  act(() => feed.tell({ id: ids.next, event: 'application', data: moved }, { id: ids.next, event: 'application', data: moved }))
  await screen.findByText(/1 offers/)
  // Both events were one change to ask for, and the bell was not asked for.
  expect([service.sent('notifications').length, service.sent('applicationCount').length]).toEqual([asked[0], (asked[1] ?? 0) + 1])
})

it('a stream that ends is opened again where it was, and one that begins anew has the page ask for everything', async () => {
  const service = openLiveService()
  show(
    <>
      <LiveFeed type="jobseeker" />
      <Screen />
    </>,
  )
  const first = await stream(0)
  act(() => first.tell(unread(ids.first, 1, true), unread(ids.next, 3)))
  await screen.findByText(/^3 new/)
  act(() => first.end())
  const second = await stream(1)
  expect(second.after).toBe(ids.next)
  const asked = service.sent('applicationCount').length
  act(() => second.tell(unread(ids.next, 4, true)))
  await screen.findByText(/^4 new/)
  await waitFor(() => expect(service.sent('applicationCount').length).toBe(asked + 1))
})

it('no one listens on a page that is hidden or has gone; whoever looks at it again goes on', async () => {
  openLiveService()
  onTestFinished(() => become('visible'))
  show(<LiveFeed type="jobseeker" />)
  const first = await stream(0)
  act(() => first.tell(unread(ids.first, 1, true)))
  await waitFor(() => expect(first.signal?.aborted).toBe(false))
  act(() => become('hidden'))
  expect(first.signal?.aborted).toBe(true)
  expect(opened).toHaveLength(1)
  act(() => become('visible'))
  const second = await stream(1)
  expect(second.after).toBe(ids.first)
})

it('a server that is away is asked again', async () => {
  openLiveService()
  refusals.push(Response.json({ code: 'UNAVAILABLE', message: 'Away.', statusCode: 503, requestId: 'test' }, { status: 503 }))
  show(
    <>
      <LiveFeed type="jobseeker" />
      <Screen />
    </>,
  )
  const feed = await stream(0)
  act(() => feed.tell(unread(ids.first, 5, true)))
  await screen.findByText(/^5 new/)
})

it('a server that stops answering is told on the page that is open, until the stream is open again', async () => {
  openLiveService()
  show(<LiveFeed type="jobseeker" />)
  const first = await stream(0)
  refusals = [new Response('Bad gateway', { status: 502 })]
  act(() => first.end())
  await screen.findByText('Can’t connect. We’ll keep trying.')
  await stream(1)
  await waitFor(() => expect(screen.queryByText('Can’t connect. We’ll keep trying.')).toBeNull())
})
