/** The vendor brings no types: the part that is used here. */
declare module 'web-push' {
  interface Keys {
    readonly publicKey: string
    readonly privateKey: string
  }
  interface Options {
    readonly vapidDetails: Keys & { readonly subject: string }
    readonly TTL: number
    readonly urgency: 'high' | 'normal'
    readonly topic: string
  }
  interface Subscription {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  const webPush: {
    generateVAPIDKeys(): Keys
    /** The request that carries the message, encrypted for this subscription. */
    generateRequestDetails(
      subscription: Subscription,
      payload: string,
      options: Options,
    ): { readonly headers: Readonly<Record<string, string | number>>; readonly body: Buffer }
  }
  export default webPush
}
