import { expect, test } from 'vitest'
import { type ProfileStatus, profileMoves, profileStatuses } from '#contract/states/profile/profile'

test('every status is reached from Pending, and every one can be left', () => {
  const reached = new Set<ProfileStatus>(['Pending'])
  for (const status of reached) for (const move of profileMoves) if (move.from === status) reached.add(move.to)
  expect([...reached].toSorted()).toEqual(profileStatuses.toSorted())
  for (const status of profileStatuses)
    expect(
      profileMoves.some((move) => move.from === status),
      status,
    ).toBe(true)
})

test('only staff suspend and restore, and no one approves their own profile', () => {
  const touching = profileMoves.filter((move) => [move.from, move.to].includes('Suspended'))
  expect(touching.flatMap((move) => [...move.by])).toEqual(['staff', 'staff'])
  expect(profileMoves.filter((move) => move.to === 'Approved' && move.by.some((who: string) => who === 'person'))).toEqual([])
})
