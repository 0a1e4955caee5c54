/** Choices that come out the same on every machine: the same seed makes the same market. */
export class Random {
  #state: number
  constructor(seed: number) {
    this.#state = seed
  }
  /** From 0 up to, not including, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  /** A whole number between both, each included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }
  one<T>(from: readonly T[]): T {
    const chosen = from[this.whole(0, from.length - 1)]
    if (chosen === undefined) throw new Error('nothing to choose from')
    return chosen
  }
  /** Several different ones, in the order of the list. */
  some<T>(from: readonly T[], count: number): T[] {
    const left = [...from]
    while (left.length > count) left.splice(this.whole(0, left.length - 1), 1)
    return left
  }
  chance(of: number): boolean {
    return this.next() < of
  }
}
