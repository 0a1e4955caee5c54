import { expect, test } from 'vitest'
import { IdentityBusy } from '#server/platform/identity/port'
import { fairTurns } from '#server/platform/identity/store/turns'

const bounds = { atOnce: 1, waitingMost: 70, waitingMostOfOne: 60 }
/** Turns whose work is done when told; `order` says whose was begun. */
function rig(given = bounds) {
  const turns = fairTurns(given)
  const order: string[] = []
  const ends: (() => void)[] = []
  const ask = (address: string, account: string) =>
    turns({ address, account }, () => {
      order.push(`${address} ${account}`)
      return new Promise<void>((end) => ends.push(end))
    })
  /** Ends what runs, as often, and lets what follows begin. */
  const end = async (times: number) => {
    for (let i = 0; i < times; i += 1) {
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { ask, end, order }
}

test('who asks once comes next, before the many of another address', async () => {
  const { ask, end, order } = rig()
  const many = Array.from({ length: 50 }, (_, n) => ask('many', `account ${n}`))
  const one = ask('one', 'mine')
  await end(1)
  expect(order.at(-1)).toBe('one mine')
  await end(51)
  await Promise.all([...many, one])
})

test('within an address each account has its turn', async () => {
  const { ask, end, order } = rig()
  const all = [...Array.from({ length: 9 }, () => ask('campus', 'guessed at')), ask('campus', 'mine')]
  await end(2)
  expect(order).toContain('campus mine')
  await end(9)
  await Promise.all(all)
})

test('no more is done at once than is allowed', async () => {
  const { ask, end, order } = rig({ ...bounds, atOnce: 2 })
  const all = Array.from({ length: 5 }, (_, n) => ask('a', `${n}`))
  expect(order).toHaveLength(2)
  await end(1)
  expect(order).toHaveLength(3)
  await end(4)
  await Promise.all(all)
})

test('too many who wait are refused, those of one address first, and room is made by each that is done', async () => {
  const { ask, end } = rig()
  const many = Array.from({ length: 61 }, (_, n) => ask('many', `account ${n}`))
  await expect(ask('many', 'one more')).rejects.toBeInstanceOf(IdentityBusy)
  const others = Array.from({ length: 10 }, (_, n) => ask(`other ${n}`, 'x'))
  await expect(ask('one more', 'x')).rejects.toBeInstanceOf(IdentityBusy)
  await end(1)
  const late = ask('one more', 'x')
  await end(72)
  await Promise.all([...many, ...others, late])
})
