import type { Interview } from '@evenshift/contract/model/interview/interview'

type Extension = NonNullable<Interview['extensionAsked']>['kind']
type Adjustment = NonNullable<Interview['adjustmentAsked']>['kind']

export const extensionWords: Readonly<Record<Extension, string>> = {
  illness: 'they’re ill',
  study: 'exams or coursework',
  equipment: 'their phone, computer or connection',
  other: 'another reason',
}
export const adjustmentWords: Readonly<Record<Adjustment, string>> = {
  extra_time: 'more time for each answer',
  text_answers: 'answers in writing',
  audio_answers: 'answers by voice',
  other: 'something else',
}

/** "You gave them 25% more time and answers by voice." */
export function givenWords({ extraTimePct, format }: NonNullable<Interview['adjustmentGiven']>): string {
  const parts = [
    ...(extraTimePct === null ? [] : [`${extraTimePct}% more time`]),
    ...(format === null ? [] : [adjustmentWords[`${format}_answers`]]),
  ]
  return parts.length > 0 ? `You gave them ${parts.join(' and ')}.` : 'You agreed to their request.'
}
