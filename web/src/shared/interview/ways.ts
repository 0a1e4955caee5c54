import type { OwnInterview } from '@evenshift/contract/model/interview/own-interview'
import type { AnswerType } from '@evenshift/contract/states/interview/question'

const ways: Readonly<Record<AnswerType, readonly [AnswerType, ...AnswerType[]]>> = {
  video: ['video', 'audio', 'text'],
  audio: ['audio', 'text'],
  text: ['text'],
  choice: ['choice'],
}

/** The ways in which a question may be answered, the asked one first: writing and speaking are a right, a granted format comes on top. */
export function waysOf(asked: AnswerType, given: OwnInterview['adjustmentGiven']): readonly [AnswerType, ...AnswerType[]] {
  return asked === 'text' && given?.format === 'audio' ? ['text', 'audio'] : ways[asked]
}

/** How long a recording may last for this person, the extra time that was granted included. */
export const secondsOf = (answerSeconds: number, given: OwnInterview['adjustmentGiven']): number =>
  Math.ceil((answerSeconds * (100 + (given?.extraTimePct ?? 0))) / 100)
