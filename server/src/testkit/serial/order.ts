/** A command with its answer, from the moment it was sent to the moment at which the answer came. */
export interface Done<C> {
  readonly command: C
  readonly answer: string
  readonly from: number
  readonly to: number
}

/**
 * An order of these commands, one after another, that gives every one its answer and ends in this world; null where there is none.
 * A command that was answered before another was sent comes before it.
 */
export function serialOrder<W, C>(
  start: W,
  end: W,
  done: readonly Done<C>[],
  carryOut: (world: W, command: C) => [answer: string, after: W],
): Done<C>[] | null {
  const wanted = JSON.stringify(end)
  const dead = new Set<string>()
  const search = (world: W, left: readonly Done<C>[]): Done<C>[] | null => {
    const at = JSON.stringify(world)
    if (left.length === 0) return at === wanted ? [] : null
    const place = `${left.map(({ from }) => from).join()} ${at}`
    if (dead.has(place)) return null
    const firstAnswer = Math.min(...left.map(({ to }) => to))
    for (const next of left.filter(({ from }) => from <= firstAnswer)) {
      const [answer, after] = carryOut(world, next.command)
      const rest =
        answer === next.answer
          ? search(
              after,
              left.filter((one) => one !== next),
            )
          : null
      if (rest !== null) return [next, ...rest]
    }
    dead.add(place)
    return null
  }
  return search(start, done)
}
