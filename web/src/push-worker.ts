/** Shows what is pushed while no page of the product is looked at. It keeps no pages and answers no requests. */
import { addressOf, messageOf } from '#web/shared/push/message'

/** The part of a worker's own world that is used here; the page's types have none of it. */
interface Worker {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Page[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(name: 'push', listener: (event: Lasting & { readonly data: { json(): unknown } | null }) => void): void
  addEventListener(name: 'notificationclick', listener: (event: Lasting & { readonly notification: Notification }) => void): void
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void
}
interface Page {
  readonly focused: boolean
  postMessage(message: unknown): void
  focus(): Promise<Page>
  navigate(url: string): Promise<unknown>
}
const worker = globalThis as unknown as Worker

const pages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })

async function tell(given: unknown): Promise<void> {
  const message = messageOf(given)
  if (message === null) return
  const looked = (await pages()).find(({ focused }) => focused)
  if (looked !== undefined) return looked.postMessage({ kind: 'push', message })
  const { id: tag, title, body, link } = message
  await worker.registration.showNotification(title, { body, tag, data: { link } })
}

async function open(link: string | null): Promise<void> {
  const address = addressOf(link, location.origin)
  const [page] = await pages()
  // A page that this worker has not taken over cannot be led on by it.
  const isLed = await page?.navigate(address).then(
    () => true,
    () => false,
  )
  await (isLed ? page?.focus() : worker.clients.openWindow(address))
}

worker.addEventListener('push', (event) => event.waitUntil(tell(event.data?.json())))
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { link } = (event.notification.data ?? {}) as { readonly link?: string | null }
  event.waitUntil(open(link ?? null))
})
