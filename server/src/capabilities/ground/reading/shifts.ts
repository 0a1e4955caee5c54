import type { Shift } from '@evenshift/contract/model/week'
import { SHIFTS_MOST } from '@evenshift/contract/constants'
import { timesIn } from '#server/capabilities/ground/reading/times'
import { type Read, linesOf, sentencesOf } from '#server/capabilities/ground/reading/text'

const SUNDAY = 1
const WEEK = 7
const dayWords = ['sun(?:day)?', 'mon(?:day)?', 'tue(?:s|sday)?', 'wed(?:s|nesday)?', 'thu(?:r|rs|rsday)?', 'fri(?:day)?', 'sat(?:urday)?']
const ONE = `(?:${dayWords.join('|')})s?`
const DAYS = new RegExp(
  String.raw`\b(${ONE})\b\.?(?:\s*(?:-|to|through)\s*\b(${ONE})\b)?|\b(weekends?)\b|\b(weekdays?)\b|\b(every day|7 days a week|seven days a week)\b`,
  'gi',
)
/** When a place is open or somebody may ring is no shift. */
const NO_SHIFT =
  /\b(?:open(?:ing)?|we're open|shop hours|call|ring|phone|text|email|interviews?|trial|closing date|deadline|delivery slots|match(?:es)? (?:are|is))\b/i

const dayOf = (written: string): number => dayWords.findIndex((word) => new RegExp(`^${word}s?$`, 'i').test(written)) + SUNDAY

function daysOf([, first, last, weekend, weekday]: readonly (string | undefined)[]): number[] {
  if (weekend !== undefined) return [WEEK, SUNDAY]
  if (weekday !== undefined) return [2, 3, 4, 5, 6]
  if (first === undefined) return [2, 3, 4, 5, 6, WEEK, SUNDAY]
  const from = dayOf(first)
  if (last === undefined) return [from]
  const count = ((dayOf(last) - from + WEEK) % WEEK) + 1
  return Array.from({ length: count }, (_, place) => ((from - SUNDAY + place) % WEEK) + SUNDAY)
}

type Times = Pick<Shift, 'start' | 'end'>
type Piece = { readonly at: number; readonly days: readonly number[] } | { readonly at: number; readonly times: Times }

/** The days and times of a sentence as they follow each other. */
function piecesOf(sentence: string): Piece[] {
  const days = [...sentence.matchAll(DAYS)].map((match) => ({ at: match.index, days: daysOf(match) }))
  return [...days, ...timesIn(sentence)].toSorted((one, other) => one.at - other.at)
}

/** Days with the times beside them: "Fri and Sat 5pm-10pm, Sun 12-4pm" as well as "5pm-10pm on Fri and Sat". */
function paired(pieces: readonly Piece[]): Shift[] {
  const isDaysFirst = pieces[0] !== undefined && 'days' in pieces[0]
  const groups: { days: number[]; times: Times[] }[] = []
  let isOpen = false
  for (const piece of pieces) {
    const begins = 'days' in piece === isDaysFirst
    if (begins && !isOpen) groups.push({ days: [], times: [] })
    isOpen = begins
    const group = groups.at(-1)
    if ('days' in piece) group?.days.push(...piece.days)
    else group?.times.push(piece.times)
  }
  return groups.flatMap(({ days, times }) => times.flatMap((time) => days.map((day) => ({ day, ...time }))))
}

/** The shifts of a text, each with its sentence; days and times may stand in two lines that follow each other. */
export function readShifts(text: string): Read<Shift>[] {
  const read: Read<Shift>[] = []
  let waiting: { readonly pieces: readonly Piece[]; readonly from: string } | null = null
  for (const line of linesOf(text)) {
    for (const sentence of sentencesOf(line)) {
      const pieces = NO_SHIFT.test(sentence) ? [] : piecesOf(sentence)
      let shifts = paired(pieces)
      let from = sentence
      if (shifts.length === 0 && pieces.length > 0 && waiting !== null) {
        shifts = paired([...waiting.pieces, ...pieces])
        from = `${waiting.from} ${sentence}`
      }
      read.push(...shifts.map((value) => ({ value, from })))
      waiting = shifts.length === 0 && pieces.length > 0 ? { pieces, from: sentence } : null
    }
  }
  const keys = read.map(({ value: { day, start, end } }) => `${day} ${start} ${end}`)
  return read.filter((_, place) => keys.indexOf(keys[place] ?? '') === place).slice(0, SHIFTS_MOST)
}
