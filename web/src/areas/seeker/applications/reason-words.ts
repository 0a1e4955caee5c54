import type { HistoryRow } from '@evenshift/contract/model/application/application'
import { type LeaveReason, leaveReasons } from '@evenshift/contract/states/application/application'

type Reason = NonNullable<HistoryRow['reason']>

/** The reasons that employers give and seekers give, each as a plain sentence. */
export const reasonWords: Readonly<Record<Reason, string>> = {
  hours_do_not_fit: 'The hours didn’t fit',
  start_date: 'The start date didn’t work',
  travel: 'Too far to travel',
  required_skill_missing: 'A required skill was missing',
  required_certificate_missing: 'A required certificate was missing',
  experience_for_this_role: 'They wanted more experience',
  interview_answers: 'The interview answers',
  position_filled: 'Someone else got the job',
  stronger_match: 'Someone else was a closer match',
  other: 'Another reason',
  found_other: 'Found other work',
  hours: 'The hours',
  pay: 'The pay',
  study: 'My studies',
  not_as_described: 'Not as described',
}

const own: Readonly<Partial<Record<LeaveReason, string>>> = {
  found_other: 'I’ve found other work',
  hours: 'The hours don’t suit me',
  pay: 'The pay is too low',
  travel: 'It’s too far to travel',
  study: 'My studies come first',
  not_as_described: 'It’s not what was advertised',
}
/** What a seeker chooses from when leaving. */
export const leaveOptions = leaveReasons.map((value) => ({ value, label: own[value] ?? reasonWords[value] }))
/** What they chose, within a sentence: "my studies come first", "I’ve found other work". Null where they chose none that says something. */
export const leaveWordsWithin = (reason: Reason | null): string | null =>
  leaveOptions.find(({ value }) => value === reason && value !== 'other')?.label.replace(/^(?!I’)./, (first) => first.toLowerCase()) ?? null
