import type { LeaveReason } from '#contract/states/application/application'

/** Why a seeker declined or withdrew, as the employer reads it. Imports nothing but the type. */
export const leaveWords: Readonly<Record<LeaveReason, string>> = {
  found_other: 'found something else',
  hours: 'the hours',
  pay: 'the pay',
  travel: 'too far to travel',
  study: 'their studies',
  not_as_described: 'not as described',
  other: 'something else',
}
