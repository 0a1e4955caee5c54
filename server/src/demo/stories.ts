/** How an application of the demo market goes: what is done after it was sent, and how many hours after. */
export type Act =
  | 'look'
  | 'review'
  | 'invite'
  | 'interview'
  | 'shortlist'
  | 'offer'
  | 'accept'
  | 'decline'
  | 'rescind'
  | 'hire'
  | 'reject'
  | 'withdraw'
  | 'write'
  | 'reply'
  | 'ask'
  | 'arrange'
  | 'close'
  | 'wait'

export interface Story {
  /** How many of a hundred applications go like this. */
  readonly share: number
  readonly acts: readonly (readonly [act: Act, hours: number])[]
}

export const stories: readonly Story[] = [
  { share: 16, acts: [['wait', 20]] },
  {
    share: 10,
    acts: [
      ['look', 9],
      ['review', 22],
      ['write', 24],
      ['wait', 40],
    ],
  },
  {
    share: 9,
    acts: [
      ['look', 5],
      ['review', 8],
      ['shortlist', 30],
      ['write', 31],
      ['reply', 38],
      ['wait', 50],
    ],
  },
  {
    share: 6,
    acts: [
      ['look', 4],
      ['shortlist', 20],
      ['offer', 44],
      ['wait', 60],
    ],
  },
  {
    share: 5,
    acts: [
      ['look', 6],
      ['shortlist', 18],
      ['offer', 40],
      ['accept', 52],
      ['ask', 53],
      ['arrange', 56],
      ['wait', 60],
    ],
  },
  {
    share: 8,
    acts: [
      ['look', 3],
      ['review', 7],
      ['offer', 30],
      ['accept', 41],
      ['hire', 70],
    ],
  },
  {
    share: 16,
    acts: [
      ['look', 12],
      ['review', 26],
      ['reject', 50],
      ['wait', 80],
    ],
  },
  {
    share: 5,
    acts: [
      ['look', 30],
      ['withdraw', 60],
    ],
  },
  {
    share: 5,
    acts: [
      ['look', 6],
      ['shortlist', 12],
      ['offer', 36],
      ['decline', 60],
    ],
  },
  {
    share: 5,
    acts: [
      ['look', 8],
      ['offer', 30],
      ['wait', 200],
    ],
  },
  {
    share: 3,
    acts: [
      ['look', 8],
      ['offer', 30],
      ['rescind', 50],
    ],
  },
  {
    share: 5,
    acts: [
      ['look', 6],
      ['invite', 20],
      ['wait', 40],
    ],
  },
  {
    share: 5,
    acts: [
      ['look', 5],
      ['invite', 18],
      ['interview', 50],
      ['look', 54],
      ['wait', 70],
    ],
  },
  {
    share: 4,
    acts: [
      ['look', 4],
      ['invite', 16],
      ['interview', 40],
      ['shortlist', 60],
      ['wait', 80],
    ],
  },
  {
    share: 4,
    acts: [
      ['look', 4],
      ['review', 10],
      ['invite', 16],
      ['interview', 44],
      ['offer', 66],
      ['wait', 80],
    ],
  },
  // The seeker lets the interview's deadline pass, and it is the employer's turn again.
  {
    share: 3,
    acts: [
      ['look', 8],
      ['invite', 12],
      ['wait', 24 * 9],
    ],
  },
  // The employer looks for nobody any more.
  {
    share: 1,
    acts: [
      ['look', 10],
      ['close', 44],
    ],
  },
  // Nobody answers: the promise runs out, two reminders are sent, and the clock closes it.
  { share: 8, acts: [['wait', 24 * 23]] },
  {
    share: 4,
    acts: [
      ['look', 20],
      ['wait', 24 * 16],
    ],
  },
]

/** The hours from the first to the last act. */
export const lengthOf = (story: Story): number => Math.max(...story.acts.map(([, hours]) => hours))
/** Acts that leave an application where it is. */
const still: readonly Act[] = ['wait', 'write', 'reply', 'ask', 'arrange']
/** The hours to the last act that moves it. */
export const lastDeed = (story: Story): number => Math.max(0, ...story.acts.map(([act, hours]) => (still.includes(act) ? 0 : hours)))
