import { setTimeout as wait } from 'node:timers/promises'
import type { Answer } from '#bench/run/ask'
import { inFolder } from '#bench/run/folder'
import { killProduct, startProduct, stopProduct } from '#bench/run/product'
import { type Seeker, joinSeeker } from '#bench/run/seeker'

/** One value that is overwritten again and again with the number of the write. */
interface Written {
  write(address: string, text: string): Promise<{ status: number; text: string }>
  read(address: string): Promise<string | undefined>
  sent: number
  acknowledged: number
}

export interface KillOutcome {
  readonly acknowledged: number
  /** Acknowledged, but not there after the next start. */
  readonly lost: number
  /** From each start after a kill to ready. */
  readonly reopenSeconds: readonly number[]
}

const LEAST_MS = 50
const MOST_MS = 600

function answered<B>({ status, body, text }: Answer<B>): B {
  if (status !== 200) throw new Error(`a read was answered ${status}: ${text}`)
  return body
}

function valuesOf(seeker: Seeker): Written[] {
  return [
    {
      write: seeker.writeWeek,
      read: async (address) => answered(await seeker.readWeek(address)).busy[0]?.label,
      sent: 0,
      acknowledged: 0,
    },
    {
      write: seeker.writeProfile,
      read: async (address) => answered(await seeker.readProfile(address)).userProfile[0]?.headline,
      sent: 0,
      acknowledged: 0,
    },
  ]
}

/** Writes without a pause until the product is gone. Rejects when it refuses a write. */
async function writeOn(address: string, value: Written): Promise<void> {
  for (;;) {
    value.sent += 1
    const answer = await value.write(address, `write ${value.sent}`).catch(() => null)
    if (answer === null) return
    if (answer.status !== 200) throw new Error(`a write was answered ${answer.status}: ${answer.text}`)
    value.acknowledged = value.sent
  }
}

/** How many acknowledged writes of a value are gone. A write that was under way may be there or not. */
async function lostOf(address: string, value: Written): Promise<number> {
  const found = Number(/^write (\d+)$/.exec((await value.read(address)) ?? '')?.[1] ?? 0)
  if (found > value.sent) throw new Error(`write ${found} is there, but was never sent`)
  return Math.max(0, value.acknowledged - found)
}

/** Kills the product in the middle of writes, starts it again on the same folder and reads what is there, as often as asked. */
export const killRounds = (rounds: number): Promise<KillOutcome> =>
  inFolder(async (folder) => {
    let product = await startProduct(folder)
    try {
      const values = valuesOf(await joinSeeker(product.address, folder))
      const reopenSeconds: number[] = []
      let acknowledged = 0
      let lost = 0
      for (let round = 0; round < rounds; round += 1) {
        const before = values.reduce((sum, value) => sum + value.acknowledged, 0)
        const { address } = product
        const written = Promise.all(values.map((value) => writeOn(address, value)))
        await Promise.race([wait(LEAST_MS + Math.random() * (MOST_MS - LEAST_MS)), written])
        await killProduct(product)
        await written
        acknowledged += values.reduce((sum, value) => sum + value.acknowledged, 0) - before
        product = await startProduct(folder)
        reopenSeconds.push(product.seconds)
        for (const value of values) lost += await lostOf(product.address, value)
      }
      return { acknowledged, lost, reopenSeconds }
    } finally {
      await stopProduct(product)
    }
  })
