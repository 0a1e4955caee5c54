import { median } from '#bench/run/median'

type Run = () => Promise<unknown>
/** What takes its time, by names. */
export type Runs = Readonly<Record<string, Run>>

/** Both sides compile what they run often: before anything is measured each run is made so often, or for so many milliseconds. */
const WARM_TIMES = 300
const WARM_MS = 1_500
/** A group has so many turns, each until so many milliseconds have passed. */
const ROUNDS = 6
const TURN_MS = 1_000

async function warm(run: Run): Promise<void> {
  const begun = performance.now()
  for (let time = 0; time < WARM_TIMES && performance.now() - begun < WARM_MS; time += 1) await run()
}

/**
 * Milliseconds of each run, the middle of all. The runs of a group are compared with each other and alternate, one call of each, over and
 * over: so all meet whatever the machine does, and none has the processors for itself. Groups take turns, every other round backwards, so
 * that none always runs on what its neighbour has just warmed.
 */
export async function inTurns(groups: readonly Runs[]): Promise<Record<string, number>> {
  for (const run of groups.flatMap((group) => Object.values(group))) await warm(run)
  const seen: Record<string, number[]> = {}
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const group of round % 2 === 0 ? groups : groups.toReversed()) {
      const turn = performance.now()
      do {
        for (const [name, run] of Object.entries(group)) {
          const begun = performance.now()
          await run()
          ;(seen[name] ??= []).push(performance.now() - begun)
        }
      } while (performance.now() - turn < TURN_MS)
    }
  }
  return Object.fromEntries(Object.entries(seen).map(([name, times]) => [name, median(times)]))
}
