/** A message for one device, with nothing in it that a locked screen must not show. */
export interface PushMessage {
  /** The notification's id: a device that gets it twice shows it once. */
  readonly id: string
  readonly title: string
  readonly body: string
  /** A path of the web application; null where there is nothing to open. */
  readonly link: string | null
}

/** What the page needs to get a token: a browser's subscription made with this key, or a token of the cloud messenger. */
export type PushEntrance = { readonly kind: 'web'; readonly publicKey: string } | { readonly kind: 'fcm' }

export interface Push {
  readonly entrance: PushEntrance
  /** A token that a client sent as it is kept, or what is wrong with it as a sentence for its field. Nothing is asked outside. */
  accept(token: string): { readonly token: string } | { readonly fault: string }
  /** `gone`: this token never works again. Rejects, within seconds, when it must be tried again. */
  send(token: string, message: PushMessage): Promise<'delivered' | 'gone'>
}

/** Of each message, at a service that keeps it for a device that is away. */
export const PUSH_KEPT_SECONDS = 24 * 60 * 60
