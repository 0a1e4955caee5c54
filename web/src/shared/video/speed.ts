import { useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from '#web/shared/local-store'

export const speeds = [1, 1.25, 1.5, 2] as const
export type Speed = (typeof speeds)[number]

const knownSpeed = (speed: number): Speed | undefined => speeds.find((one) => one === speed)
let present: Speed | null = null
const listeners = new Set<() => void>()

/** How fast recordings are played: once chosen it holds for the next one too, and is kept on the device. */
const read = (): Speed => (present ??= knownSpeed(Number(readLocal('playingSpeed'))) ?? 1)

/** A speed that is none of those offered, as of a browser's own menu, is left to the one player it was chosen in. */
export function setSpeed(speed: number): void {
  const next = knownSpeed(speed)
  if (next === undefined || next === read()) return
  present = next
  writeLocal('playingSpeed', String(next))
  for (const listener of listeners) listener()
}

/** The speed a step slower or faster; the same at either end. */
export const stepped = (speed: Speed, by: -1 | 1): Speed => speeds[speeds.indexOf(speed) + by] ?? speed

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useSpeed = (): Speed => useSyncExternalStore(listen, read)
