import { median } from '#bench/run/median'

/** Something that takes its time, by the name of the case that it belongs to. */
export type Runs = Readonly<Record<string, () => Promise<unknown>>>

/** Rounds that only warm up: both sides compile what they run often. */
const WARMING = 5

/** Milliseconds of each run, the middle of `rounds`, all in turns, so that whatever else the machine does meets them alike. */
export async function inTurns(runs: Runs, rounds: number): Promise<Record<string, number>> {
  const seen: Record<string, number[]> = {}
  for (let round = -WARMING; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(runs)) {
      const begun = performance.now()
      await run()
      if (round >= 0) (seen[name] ??= []).push(performance.now() - begun)
    }
  }
  return Object.fromEntries(Object.entries(seen).map(([name, times]) => [name, median(times)]))
}
