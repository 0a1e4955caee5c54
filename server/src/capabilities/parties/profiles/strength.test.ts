import { expect, it } from 'vitest'
import { strengthOf } from '#server/capabilities/parties/profiles/strength'

const choice = (name: string) => ({ _id: null, name })
const bare = {
  skills: [choice('Juggling')],
  interests: [],
  bio: '',
  travelMode: null,
  hasAvailability: false,
  hasWork: false,
  hasEducation: false,
  hasDocument: false,
  hasAvatar: false,
  hasBioVideo: false,
}
const three = [choice('a'), choice('b'), choice('c')]
const whole = {
  skills: three,
  interests: three,
  bio: 'Hello',
  travelMode: 'walk',
  hasAvailability: true,
  hasWork: true,
  hasEducation: true,
  hasDocument: true,
  hasAvatar: true,
  hasBioVideo: true,
} as const

it('is 25 for a profile with nothing but what it needs, and 100 for a whole one without next steps', () => {
  expect(strengthOf(bare).strength).toBe(25)
  expect(strengthOf({ ...whole, skills: [...three], interests: [...three] })).toEqual({ strength: 100, nextSteps: [] })
})

it('rises with every step that is done', () => {
  let facts: Parameters<typeof strengthOf>[0] = bare
  let last = strengthOf(facts).strength
  for (const part of [
    { hasAvailability: true },
    { skills: three },
    { interests: three },
    { hasWork: true },
    { hasEducation: true },
    { bio: 'Hello' },
    { hasDocument: true },
    { hasAvatar: true },
    { hasBioVideo: true },
    { travelMode: 'walk' as const },
  ]) {
    facts = { ...facts, ...part }
    const { strength } = strengthOf(facts)
    expect(strength).toBeGreaterThan(last)
    last = strength
  }
  expect(last).toBe(100)
})

it('asks first for what helps most', () => {
  expect(strengthOf(bare).nextSteps.map(({ key }) => key)).toEqual([
    'availability',
    'skills',
    'interests',
    'work',
    'education',
    'bio',
    'document',
    'avatar',
    'travel',
    'bio_video',
  ])
  expect(strengthOf({ ...bare, hasAvailability: true }).nextSteps[0]?.key).toBe('skills')
})

it('says how many skills and interests are missing', () => {
  const told = (skills: number, interests: number) => {
    const { nextSteps } = strengthOf({ ...bare, skills: three.slice(0, skills), interests: three.slice(0, interests) })
    return nextSteps.flatMap(({ key, text }) => (key === 'skills' || key === 'interests' ? [text] : []))
  }
  expect(told(0, 1)).toEqual(['Add 3 or more skills', 'Add 2 more interests'])
  expect(told(2, 3)).toEqual(['Add 1 more skill'])
})

it('leads each step to the card that does it', () => {
  const links = strengthOf(bare).nextSteps.map(({ link }) => link)
  expect(links).toContain('/profile/profile#education')
  expect(links).toContain('/profile/document')
})
