/** Who hears which NOTIFY channel. */
export interface Channels {
  /** True for the first hearer of a channel: it has to be listened to from now on. */
  add(channel: string, heard: (payload: string) => void): boolean
  tell(channel: string, payload: string): void
  names(): string[]
}

export function channels(): Channels {
  const hearers = new Map<string, ((payload: string) => void)[]>()
  return {
    add(channel, heard) {
      const known = hearers.get(channel)
      if (known) known.push(heard)
      else hearers.set(channel, [heard])
      return known === undefined
    },
    tell(channel, payload) {
      for (const heard of hearers.get(channel) ?? []) heard(payload)
    },
    names: () => [...hearers.keys()],
  }
}
