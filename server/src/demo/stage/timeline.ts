/** Something that happens in the demo market's past. */
export interface DemoEvent {
  readonly at: Date
  readonly run: () => Promise<void>
}

/** Events in the order of their time; one that runs may add later ones. */
export class Timeline {
  #events: DemoEvent[] = []
  add(at: Date, run: () => Promise<void>): void {
    const after = this.#events.findIndex((event) => event.at > at)
    this.#events.splice(after === -1 ? this.#events.length : after, 0, { at, run })
  }
  /** Takes the next event up to this time. */
  next(until: Date): DemoEvent | undefined {
    const [first] = this.#events
    return first !== undefined && first.at <= until ? this.#events.shift() : undefined
  }
}
