import type { Profile } from '@evenshift/contract/model/profile'
import type { NextStep } from '@evenshift/contract/states/profile-choices'

type Facts = Pick<Profile, 'skills' | 'interests' | 'bio' | 'travelRadiusKm' | 'travelMode'> & { readonly hasAvailability: boolean }

/** What names, birth date, city and a first skill or interest are worth. */
const START = 30
const ENOUGH_CHOICES = 3

interface Step {
  readonly key: NextStep
  readonly worth: number
  readonly text: string
  readonly isDone: (facts: Facts) => boolean
}

/** Best first; with the start they make 100. */
const steps: readonly Step[] = [
  {
    key: 'availability',
    worth: 30,
    text: 'Say when you are free, so that jobs can be matched with your week',
    isDone: ({ hasAvailability }) => hasAvailability,
  },
  {
    key: 'skills',
    worth: 15,
    text: `Add skills until you have ${ENOUGH_CHOICES} or more`,
    isDone: ({ skills }) => skills.length >= ENOUGH_CHOICES,
  },
  {
    key: 'interests',
    worth: 10,
    text: `Add interests until you have ${ENOUGH_CHOICES} or more`,
    isDone: ({ interests }) => interests.length >= ENOUGH_CHOICES,
  },
  { key: 'bio', worth: 10, text: 'Write a few lines about yourself', isDone: ({ bio }) => bio !== '' },
  {
    key: 'travel',
    worth: 5,
    text: 'Say how you travel, and how far',
    isDone: ({ travelRadiusKm, travelMode }) => travelRadiusKm !== null && travelMode !== null,
  },
]

export interface Strength {
  /** 0 to 100 */
  readonly strength: number
  readonly nextSteps: NonNullable<Profile['nextStep']>[]
}

/** How complete a profile is, and what would help most, best first. */
export function strengthOf(facts: Facts): Strength {
  const open = steps.filter(({ isDone }) => !isDone(facts))
  const lacking = open.reduce((sum, { worth }) => sum + worth, 0)
  const whole = steps.reduce((sum, { worth }) => sum + worth, START)
  return {
    strength: Math.round(((whole - lacking) / whole) * 100),
    nextSteps: open.map(({ key, text }) => ({ key, text, link: '/profile/profile' })),
  }
}
