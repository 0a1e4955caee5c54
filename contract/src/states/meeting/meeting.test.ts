import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMeetingOpen, meetingActors, meetingSides, meetingStatuses } from '#contract/states/meeting/meeting'
import { type MeetingMove, type MeetingStand, allowedOfMeeting, meetingMove, meetingMoves } from '#contract/states/meeting/meeting-moves'
import { answerBy, meetingEnd, trialPay } from '#contract/states/meeting/meeting-times'

const named = ({ status, turn }: MeetingStand): string => (turn === null ? status : `${status}, ${turn}`)
const movesFrom = (stand: MeetingStand | null, by: MeetingMove['by']): readonly MeetingMove[] =>
  meetingMoves.filter(
    ({ from, by: mover }) => mover === by && (from === null ? stand === null : stand !== null && named(from) === named(stand)),
  )
const stands = [...new Map(meetingMoves.map(({ to }) => [named(to), to])).values()]

test('every status is reached from the first proposal', () => {
  const reached = new Set(['proposed, seeker'])
  for (const name of reached) for (const { from, to } of meetingMoves) if (from !== null && named(from) === name) reached.add(named(to))
  expect([...new Set([...reached].map((name) => name.split(',')[0] ?? ''))].toSorted()).toEqual(meetingStatuses.toSorted())
})

test('what is over stays over, and somebody has the turn exactly while a meeting is proposed', () => {
  expect(meetingMoves.filter(({ from }) => from !== null && !isMeetingOpen(from.status))).toEqual([])
  for (const { status, turn } of stands) expect(turn !== null).toBe(status === 'proposed')
})

test('the same actor has one rule an action', () => {
  const keys = meetingMoves.map(({ action, by, from }) => `${action} ${by} ${from === null ? '' : named(from)}`)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

test('a time is agreed only by the side whose turn it is, from what the other put on the table', () => {
  for (const { from, by, action, needs } of meetingMoves.filter(({ to }) => to.status === 'agreed'))
    expect([action, by, needs]).toEqual(['pick', from?.turn, ['time_on_the_table', 'time_ahead']])
})

test('only the clock says that a meeting is over, and what has begun is neither moved nor called off', () => {
  expect(meetingMoves.filter(({ to }) => to.status === 'done').map(({ by }) => by)).toEqual(['clock'])
  const fromAgreed = meetingMoves.filter(({ from, to }) => from?.status === 'agreed' && to.status !== 'done')
  expect(fromAgreed.filter(({ needs }) => !needs.includes('not_begun'))).toEqual([])
  for (const by of meetingSides) expect(allowedOfMeeting({ status: 'agreed', turn: null }, by, ['not_begun'])).toEqual([])
})

test('whatever an employer proposes is lawfully paid, for an application that is going on', () => {
  for (const { from, needs } of meetingMoves.filter(({ action }) => action === 'propose'))
    expect(needs).toEqual(expect.arrayContaining([from === null ? 'application_live' : 'application_open', 'times_ahead', 'lawful_pay']))
})

test('an open meeting can be left by either side, and ends with its application', () => {
  for (const stand of stands.filter(({ status }) => isMeetingOpen(status))) {
    expect(meetingMove(stand, 'cancel', 'employer')).toBeDefined()
    expect(meetingMove(stand, stand.status === 'agreed' ? 'cancel' : 'decline', 'seeker')).toBeDefined()
    expect(meetingMove(stand, 'end', 'clock')).toBeDefined()
  }
})

test('however it goes, a meeting that was agreed had been on the table, and one that is over is never open again', () => {
  const walk = fc.array(fc.record({ by: fc.constantFrom(...meetingActors), pick: fc.nat() }), { maxLength: 30 })
  fc.assert(
    fc.property(walk, (steps) => {
      let stand: MeetingStand | null = null
      const seen: string[] = []
      for (const { by, pick } of steps) {
        const possible: readonly MeetingMove[] = movesFrom(stand, by)
        const move: MeetingMove | undefined = possible[pick % Math.max(possible.length, 1)]
        if (move === undefined) continue
        stand = move.to
        seen.push(named(move.to))
      }
      const over = seen.findIndex((name) => name === 'cancelled' || name === 'done')
      expect(over === -1 || over === seen.length - 1).toBe(true)
      for (const [at, name] of seen.entries()) if (name === 'agreed') expect(seen[at - 1]).toMatch(/^proposed/)
    }),
  )
})

test('an answer is asked for by six the evening before, in winter and in summer', () => {
  const by = (time: string, asked: string) => answerBy([new Date(time)], new Date(asked), new Date(asked))?.toISOString()
  expect(by('2026-11-27T16:00:00Z', '2026-11-24T09:00:00Z')).toBe('2026-11-26T18:00:00.000Z')
  expect(by('2026-06-27T16:00:00Z', '2026-06-24T09:00:00Z')).toBe('2026-06-26T17:00:00.000Z')
})

test('who is asked too late for that evening has until two hours before, and then until the time itself; the day they were asked stands', () => {
  const by = (now: string) => answerBy([new Date('2026-11-27T16:00:00Z')], new Date('2026-11-26T15:00:00Z'), new Date(now))?.toISOString()
  expect(by('2026-11-26T15:00:00Z')).toBe('2026-11-27T14:00:00.000Z')
  expect(by('2026-11-27T09:00:00Z')).toBe('2026-11-27T14:00:00.000Z')
  expect(by('2026-11-27T14:30:00Z')).toBe('2026-11-27T16:00:00.000Z')
  expect(by('2026-11-27T16:00:00Z')).toBeUndefined()
})

test('a trial pays every minute of it, to the penny', () => {
  expect([trialPay(12.9, 120), trialPay(12.71, 45), trialPay(13.1, 180)]).toEqual([25.8, 9.53, 39.3])
  expect(meetingEnd(new Date('2026-11-27T16:00:00Z'), 120).toISOString()).toBe('2026-11-27T18:00:00.000Z')
})
