import { seekerBase } from '@evenshift/contract/seeker/service'
import { get } from '#bench/run/get'
import { type Statement, recordCall } from '#bench/search/recording'
import type { Served } from '#bench/search/served'

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
