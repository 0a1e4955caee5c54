import type { Interview } from '@evenshift/contract/model/interview/interview'
import type { AnswerType } from '@evenshift/contract/states/interview/question'
import { lengthOf } from '#web/shared/recorder/time-words'
import { dotted } from '#web/shared/words/dotted'
import { counted } from '#web/shared/words/numbers'

type SentQuestion = Interview['questions'][number]

export const answerTypeWords: Readonly<Record<AnswerType, string>> = {
  video: 'Video',
  audio: 'Audio',
  text: 'In writing',
  choice: 'A choice',
}

export const isRecorded = (type: AnswerType): boolean => type === 'video' || type === 'audio'

/** How often an answer may be given: a recording has takes, a written answer or a choice is changed. */
function takesWords({ answerType, retakes }: Pick<SentQuestion, 'answerType' | 'retakes'>): string {
  if (isRecorded(answerType)) return retakes === null ? 'unlimited takes' : counted(retakes + 1, 'take')
  if (retakes === null) return 'can be changed any time'
  return ['can’t be changed', 'can be changed once'][retakes] ?? `can be changed ${retakes} times`
}

type Asked = Pick<SentQuestion, 'answerType' | 'answerSeconds' | 'retakes' | 'required'>
/** "Video, audio or in writing", "up to 1 minute" and "4 takes". */
export function factsOfQuestion(question: Asked): readonly (string | false)[] {
  const { answerType, answerSeconds, required } = question
  const ways = { video: 'Video, audio or in writing', audio: 'Audio or in writing', text: 'In writing', choice: 'Choose one' } as const
  return [ways[answerType], isRecorded(answerType) && `up to ${lengthOf(answerSeconds)}`, takesWords(question), !required && 'optional']
}
export const questionFacts = (question: Asked): string => dotted(factsOfQuestion(question))
