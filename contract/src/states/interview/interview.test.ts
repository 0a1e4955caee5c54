import { expect, test } from 'vitest'
import {
  type InterviewStatus,
  interviewMoves,
  interviewMovesFrom,
  interviewStatuses,
  isAnswerable,
} from '#contract/states/interview/interview'

test('every status is reached from the invitation', () => {
  const reached = new Set<InterviewStatus>(['invited'])
  for (const status of reached) for (const move of interviewMoves) if (move.from === status) reached.add(move.to)
  expect([...reached].toSorted()).toEqual(interviewStatuses.toSorted())
})

test('what is sent, run out or cancelled stays so', () => {
  expect(interviewMoves.filter((move) => !isAnswerable(move.from))).toEqual([])
})

test('only the seeker sends an interview, and only the clock lets it run out', () => {
  expect(new Set(interviewMoves.filter((move) => move.to === 'submitted').map((move) => move.by))).toEqual(new Set(['seeker']))
  expect(new Set(interviewMoves.filter((move) => move.to === 'expired').map((move) => move.by))).toEqual(new Set(['clock']))
  expect(interviewMovesFrom('invited', 'employer').map((move) => move.to)).toEqual(['cancelled'])
})
