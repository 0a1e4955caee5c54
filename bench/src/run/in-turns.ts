import { median } from '#bench/run/median'

/** Something that takes its time, by the name of the case that it belongs to. */
export type Runs = Readonly<Record<string, () => Promise<unknown>>>

/** Both sides compile what they run often: before anything is measured each run is made so often, or for so many milliseconds. */
const WARM_TIMES = 300
const WARM_MS = 1_500
/** In each of so many turns a run is made until so many milliseconds have passed, at least once. */
const ROUNDS = 6
const TURN_MS = 1_000

async function warm(run: () => Promise<unknown>): Promise<void> {
  const begun = performance.now()
  for (let time = 0; time < WARM_TIMES && performance.now() - begun < WARM_MS; time += 1) await run()
}

/**
 * Milliseconds of each run, the middle of all, in turns, so that whatever else the machine does meets them alike; every other round
 * backwards, so that none always runs on what its neighbour has just warmed. In its turn a run is made over and over, as a server at work is
 * not woken from its sleep for every call.
 */
export async function inTurns(runs: Runs): Promise<Record<string, number>> {
  for (const run of Object.values(runs)) await warm(run)
  const seen: Record<string, number[]> = {}
  for (let round = 0; round < ROUNDS; round += 1) {
    const all = Object.entries(runs)
    for (const [name, run] of round % 2 === 0 ? all : all.toReversed()) {
      const times: number[] = []
      const turn = performance.now()
      do {
        const begun = performance.now()
        await run()
        times.push(performance.now() - begun)
      } while (performance.now() - turn < TURN_MS)
      ;(seen[name] ??= []).push(...times)
    }
  }
  return Object.fromEntries(Object.entries(seen).map(([name, times]) => [name, median(times)]))
}
