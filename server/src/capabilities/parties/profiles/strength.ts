import type { Profile } from '@evenshift/contract/model/profile/profile'
import type { NextStep } from '@evenshift/contract/states/profile/profile-choices'

type Facts = Pick<Profile, 'skills' | 'interests' | 'bio' | 'travelMode'> & {
  readonly hasAvailability: boolean
  readonly hasWork: boolean
  readonly hasEducation: boolean
  readonly hasDocument: boolean
  readonly hasAvatar: boolean
  readonly hasBioVideo: boolean
}

/** What names, birth date, city and a first skill or interest are worth. */
const START = 25
const ENOUGH_CHOICES = 3

/** As many as are missing: "Add 2 more skills". */
function addMore(has: number, one: string): string {
  if (has === 0) return `Add ${ENOUGH_CHOICES} or more ${one}s`
  const missing = ENOUGH_CHOICES - has
  return `Add ${missing} more ${missing === 1 ? one : `${one}s`}`
}

interface Step {
  readonly key: NextStep
  readonly worth: number
  readonly text: string | ((facts: Facts) => string)
  /** The tab of the profile that has it all; without one it is a card of the first tab. */
  readonly tab?: 'document' | 'biovideo'
  readonly isDone: (facts: Facts) => boolean
}

/** Best first; with the start they make 100. */
const steps: readonly Step[] = [
  {
    key: 'availability',
    worth: 18,
    text: 'Add when you’re free, so we can match jobs to your week',
    isDone: ({ hasAvailability }) => hasAvailability,
  },
  {
    key: 'skills',
    worth: 10,
    text: ({ skills }) => addMore(skills.length, 'skill'),
    isDone: ({ skills }) => skills.length >= ENOUGH_CHOICES,
  },
  {
    key: 'interests',
    worth: 7,
    text: ({ interests }) => addMore(interests.length, 'interest'),
    isDone: ({ interests }) => interests.length >= ENOUGH_CHOICES,
  },
  {
    key: 'work',
    worth: 10,
    text: 'Add a job you’ve had, paid or not',
    isDone: ({ hasWork }) => hasWork,
  },
  {
    key: 'education',
    worth: 8,
    text: 'Add your school or course',
    isDone: ({ hasEducation }) => hasEducation,
  },
  { key: 'bio', worth: 7, text: 'Write a few lines about yourself', isDone: ({ bio }) => bio !== '' },
  {
    key: 'document',
    worth: 6,
    text: 'Add a CV or a certificate, to send with applications',
    tab: 'document',
    isDone: ({ hasDocument }) => hasDocument,
  },
  { key: 'avatar', worth: 2, text: 'Add a photo', isDone: ({ hasAvatar }) => hasAvatar },
  {
    key: 'travel',
    worth: 4,
    text: 'Say how you travel, and for how long',
    isDone: ({ travelMode }) => travelMode !== null,
  },
  {
    key: 'bio_video',
    worth: 3,
    text: 'Record a short video about you (optional)',
    tab: 'biovideo',
    isDone: ({ hasBioVideo }) => hasBioVideo,
  },
]

export interface Strength {
  /** 0 to 100 */
  readonly strength: number
  readonly nextSteps: NonNullable<Profile['nextStep']>[]
}

/** How complete a profile is, and what would help most, best first; each step links to its card. */
export function strengthOf(facts: Facts): Strength {
  const open = steps.filter(({ isDone }) => !isDone(facts))
  const lacking = open.reduce((sum, { worth }) => sum + worth, 0)
  const whole = steps.reduce((sum, { worth }) => sum + worth, START)
  return {
    strength: Math.round(((whole - lacking) / whole) * 100),
    nextSteps: open.map(({ key, text, tab }) => ({
      key,
      text: typeof text === 'string' ? text : text(facts),
      link: tab === undefined ? `/profile/profile#${key}` : `/profile/${tab}`,
    })),
  }
}
