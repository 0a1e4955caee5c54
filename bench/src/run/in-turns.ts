import { median } from '#bench/run/median'

/** Something that takes its time, by the name of the case that it belongs to. */
export type Runs = Readonly<Record<string, () => Promise<unknown>>>

/** Rounds that only warm up: both sides compile what they run often. */
const WARMING = 5
/** In one turn a run is made so often at most, and not again after so many milliseconds. */
const IN_A_ROW = 5
const TURN_MS = 100

/**
 * Milliseconds of each run, the middle of all of `rounds`, all in turns, so that whatever else the machine does meets them alike; every
 * other round backwards, so that none always runs on what its neighbour has just warmed. In its turn a short run is made several times,
 * as a server at work is not woken from its sleep for every call.
 */
export async function inTurns(runs: Runs, rounds: number): Promise<Record<string, number>> {
  const seen: Record<string, number[]> = {}
  for (let round = -WARMING; round < rounds; round += 1) {
    const all = Object.entries(runs)
    for (const [name, run] of round % 2 === 0 ? all : all.toReversed()) {
      const times: number[] = []
      const turn = performance.now()
      while (times.length < IN_A_ROW && performance.now() - turn < TURN_MS) {
        const begun = performance.now()
        await run()
        times.push(performance.now() - begun)
      }
      if (round >= 0) (seen[name] ??= []).push(...times)
    }
  }
  return Object.fromEntries(Object.entries(seen).map(([name, times]) => [name, median(times)]))
}
