import type { HistoryRow } from '@evenshift/contract/model/application/application'
import { type LeaveReason, leaveReasons } from '@evenshift/contract/states/application/application'

type Reason = NonNullable<HistoryRow['reason']>

/** The reasons that employers give and seekers give, each as a plain sentence. */
export const reasonWords: Readonly<Record<Reason, string>> = {
  hours_do_not_fit: 'The hours didn’t fit',
  start_date: 'The start date didn’t work',
  travel: 'Too far to travel',
  required_skill_missing: 'A required skill was missing',
  required_certificate_missing: 'They needed a certificate you haven’t added',
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
const yours: Readonly<Partial<Record<Reason, string>>> = {
  found_other: 'found other work',
  hours: 'hours don’t suit',
  pay: 'pay is too low',
  travel: 'too far to travel',
  study: 'studies come first',
  not_as_described: 'not what was advertised',
}
/** Why they left, as it's told to them after a colon; null where they chose nothing that says it. */
export const leftBecause = (reason: Reason | null): string | null => (reason && yours[reason]) ?? null
