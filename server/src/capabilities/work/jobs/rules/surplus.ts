interface Placed {
  readonly id: string
  readonly publishedAt: Date | null
}

/** The live jobs for which there is no room, newest first; those that were asked to stay do, before the older ones. */
export function surplusOf<J extends Placed>(live: readonly J[], room: number, keepLive: readonly string[]): J[] {
  const age = ({ publishedAt }: Placed): number => publishedAt?.getTime() ?? 0
  const isKept = ({ id }: Placed): number => Number(keepLive.includes(id))
  const staying = live.toSorted((one, other) => isKept(other) - isKept(one) || age(one) - age(other) || (one.id < other.id ? -1 : 1))
  return staying.slice(Math.max(0, room)).toSorted((one, other) => age(other) - age(one) || (one.id < other.id ? 1 : -1))
}
