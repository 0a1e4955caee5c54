import { expect, it } from 'vitest'
import { strengthOf } from '#server/capabilities/profiles/strength'

const choice = (name: string) => ({ _id: null, name })
const bare = { skills: [choice('Juggling')], interests: [], bio: '', travelRadiusKm: null, travelMode: null, hasAvailability: false }
const three = [choice('a'), choice('b'), choice('c')]
const whole = { skills: three, interests: three, bio: 'Hello', travelRadiusKm: 5, travelMode: 'walk', hasAvailability: true } as const

it('is 30 for a profile with nothing but what it needs, and 100 for a whole one without next steps', () => {
  expect(strengthOf(bare).strength).toBe(30)
  expect(strengthOf({ ...whole, skills: [...three], interests: [...three] })).toEqual({ strength: 100, nextSteps: [] })
})

it('rises with every step that is done', () => {
  let facts: Parameters<typeof strengthOf>[0] = bare
  let last = strengthOf(facts).strength
  for (const part of [
    { hasAvailability: true },
    { skills: three },
    { interests: three },
    { bio: 'Hello' },
    { travelRadiusKm: 5, travelMode: 'walk' as const },
  ]) {
    facts = { ...facts, ...part }
    const { strength } = strengthOf(facts)
    expect(strength).toBeGreaterThan(last)
    last = strength
  }
  expect(last).toBe(100)
})

it('asks first for what helps most', () => {
  expect(strengthOf(bare).nextSteps.map(({ key }) => key)).toEqual(['availability', 'skills', 'interests', 'bio', 'travel'])
  expect(strengthOf({ ...bare, hasAvailability: true }).nextSteps[0]?.key).toBe('skills')
})
