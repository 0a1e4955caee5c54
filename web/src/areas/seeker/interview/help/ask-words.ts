import type { OwnInterview } from '@evenshift/contract/model/interview/own-interview'

type Extension = NonNullable<OwnInterview['extensionAsked']>['kind']
type Adjustment = NonNullable<OwnInterview['adjustmentAsked']>['kind']
type AgreedAdjustment = NonNullable<OwnInterview['adjustmentGiven']>

export const extensionOptions: readonly { readonly value: Extension; readonly label: string }[] = [
  { value: 'illness', label: 'I am ill' },
  { value: 'study', label: 'Exams or coursework' },
  { value: 'equipment', label: 'My phone, computer or connection' },
  { value: 'other', label: 'Another reason' },
]

export const adjustmentOptions: readonly { readonly value: Adjustment; readonly label: string }[] = [
  { value: 'extra_time', label: 'More time for each answer' },
  { value: 'text_answers', label: 'Answers in writing' },
  { value: 'audio_answers', label: 'Answers by voice' },
  { value: 'other', label: 'Something else' },
]

/** "They gave you 25 percent more time for each answer." */
export function adjustmentGivenWords({ extraTimePct, format }: AgreedAdjustment): string {
  const parts = [
    ...(extraTimePct === null ? [] : [`${extraTimePct} percent more time for each answer`]),
    ...(format === null ? [] : [format === 'text' ? 'written answers for every question' : 'voice answers for every question']),
  ]
  return parts.length > 0 ? `You were given ${parts.join(' and ')}.` : 'Your request was agreed.'
}
