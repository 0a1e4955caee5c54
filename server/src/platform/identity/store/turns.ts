import { IdentityBusy } from '#server/platform/identity/port'

/** Who waits: the address that asks, and the account that it asks about. */
export interface Asker {
  readonly address: string
  readonly account: string
}
interface Bounds {
  readonly atOnce: number
  readonly waitingMost: number
  /** Of one address. */
  readonly waitingMostOfOne: number
}

type Waiter = () => void
/** The waiting of one address, by account. */
type Lane = Map<string, Waiter[]>

const sizeOf = (lane: Lane | undefined): number => [...(lane?.values() ?? [])].reduce((sum, { length }) => sum + length, 0)

/** Takes the first account's first waiter; the account goes behind the others. */
function takeFrom(lane: Lane): Waiter | undefined {
  const [account, waiters = []] = lane.entries().next().value ?? []
  const taken = waiters.shift()
  if (account !== undefined) lane.delete(account)
  if (account !== undefined && waiters.length > 0) lane.set(account, waiters)
  return taken
}

/**
 * Lets so much slow work be done at once. The rest waits, and each address in its turn, those first that are not being served and were not
 * since they began to wait; within an address each account in its turn. Too many who wait are refused: `IdentityBusy`.
 */
export function fairTurns({ atOnce, waitingMost, waitingMostOfOne }: Bounds) {
  const fresh = new Map<string, Lane>()
  const served = new Map<string, Lane>()
  /** The addresses whose work is being done. */
  const running: string[] = []
  let waiting = 0

  const wait = ({ address, account }: Asker): Promise<void> => {
    const lane = fresh.get(address) ?? served.get(address) ?? new Map<string, Waiter[]>()
    if (waiting >= waitingMost || sizeOf(lane) >= waitingMostOfOne) return Promise.reject(new IdentityBusy())
    if (lane.size === 0) (running.includes(address) ? served : fresh).set(address, lane)
    waiting += 1
    return new Promise((resolve) => lane.set(account, [...(lane.get(account) ?? []), resolve]))
  }
  /** Gives the place back, or hands it on. */
  const leave = (done: string): void => {
    running.splice(running.indexOf(done), 1)
    const lanes = fresh.size > 0 ? fresh : served
    const [address, lane] = lanes.entries().next().value ?? []
    const next = lane && takeFrom(lane)
    if (address === undefined || lane === undefined || next === undefined) return
    lanes.delete(address)
    if (lane.size > 0) served.set(address, lane)
    waiting -= 1
    running.push(address)
    next()
  }
  return async <T>(asker: Asker, work: () => Promise<T>): Promise<T> => {
    if (running.length >= atOnce) await wait(asker)
    else running.push(asker.address)
    try {
      return await work()
    } finally {
      leave(asker.address)
    }
  }
}
