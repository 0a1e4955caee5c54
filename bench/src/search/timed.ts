import { seekerBase } from '@evenshift/contract/seeker/service'
import { median } from '#bench/run/median'
import { get } from '#bench/search/get'
import { type Statement, recordCall } from '#bench/search/recording'
import type { Served } from '#bench/search/served'

/** Something that takes its time, by the name of the case that it belongs to. */
export type Runs = Readonly<Record<string, () => Promise<unknown>>>

/** Milliseconds of each run, the middle of `rounds`, all in turns, so that whatever else the machine does meets them alike. */
export async function inTurns(runs: Runs, rounds: number): Promise<Record<string, number>> {
  const seen: Record<string, number[]> = {}
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(runs)) {
      const begun = performance.now()
      await run()
      // The first round only warms up.
      if (round >= 0) (seen[name] ??= []).push(performance.now() - begun)
    }
  }
  return Object.fromEntries(Object.entries(seen).map(([name, times]) => [name, median(times)]))
}

type Asked = Pick<Served, 'product' | 'token' | 'record'>
export const callOf =
  ({ product, token }: Asked, path: string) =>
  (): Promise<string> =>
    get(product.address + seekerBase + path, token)
export const send =
  ({ beside }: Served, statements: readonly Statement[]) =>
  async (): Promise<void> => {
    for (const { text, values } of statements) await beside.sql.query(text, values)
  }
const TIMES = 3
/** The very statements that a call sends, to be sent by the driver alone: those of every time it is made, as the clock sends some of its own in between. */
export async function statementsOf(served: Asked, path: string): Promise<Statement[]> {
  const heard: Statement[][] = []
  for (let time = 0; time < TIMES; time += 1) heard.push(await recordCall(served.product, served.record, callOf(served, path)))
  return (heard.at(-1) ?? []).filter(({ text }) => heard.every((statements) => statements.some((one) => one.text === text)))
}
