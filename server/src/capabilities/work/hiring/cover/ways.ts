/** The ways in which one person can work a job's shifts; a set of shifts is a number whose bits are their places, 28 at most. */
import { type WeekSpan, minutesApart } from '@evenshift/contract/shift-times'

/** More ways than this are met only where a job's shifts overlap over and over. */
const WAYS_MOST = 64

export const bitsIn = (bits: number): number => {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}
/** The place of a set's first shift. */
export const firstIn = (bits: number): number => 31 - Math.clz32(bits & -bits)

/** For each shift, those that overlap it: nobody works both. */
export const overlapsOf = (spans: readonly WeekSpan[]): number[] =>
  spans.map((one, place) =>
    spans.reduce((bits, other, otherPlace) => (place !== otherPlace && minutesApart(one, other) < 0 ? bits | (1 << otherPlace) : bits), 0),
  )

/** The largest sets of these shifts without an overlap: to each, none of the others could be added. */
export function waysToWork(shifts: number, overlaps: readonly number[]): number[] {
  const found: number[] = []
  const choose = (taken: number, left: number): void => {
    if (found.length === WAYS_MOST) return
    if (left === 0) {
      if (isFull(taken)) found.push(taken)
      return
    }
    const place = firstIn(left)
    const bit = 1 << place
    const against = overlaps[place] ?? 0
    choose(taken | bit, left & ~bit & ~against)
    if ((against & left) !== 0) choose(taken, left & ~bit)
  }
  const isFull = (taken: number): boolean => {
    for (let left = shifts & ~taken; left !== 0; left &= left - 1) if (((overlaps[firstIn(left)] ?? 0) & taken) === 0) return false
    return true
  }
  choose(0, shifts)
  return found
}
