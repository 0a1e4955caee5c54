/** What the server pushes, as both the worker and the page read it. */
export interface PushMessage {
  /** The notification's: the system shows one of each. */
  readonly id: string
  readonly title: string
  readonly body: string
  readonly link: string | null
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** A message out of what came, whoever sent it; null for anything else. The cloud messenger lays it below `data`. */
export function messageOf(given: unknown): PushMessage | null {
  if (typeof given !== 'object' || given === null) return null
  const { id, title, body, link, data } = given as Readonly<Record<string, unknown>>
  if (isText(id) && isText(title) && isText(body)) return { id, title, body, link: isText(link) ? link : null }
  return data === undefined ? null : messageOf(data)
}

/** Where a message leads: an address of this origin, and the notifications for any other. */
export function addressOf(link: string | null, origin: string): string {
  const fallback = `${origin}/notifications`
  if (link === null || !URL.canParse(link, origin)) return fallback
  const address = new URL(link, origin)
  return address.origin === origin ? address.href : fallback
}
