import { type QuestionCategory, answerTypes, questionCategories } from '@evenshift/contract/states/interview/question'
import { answerTypeWords } from '#web/shared/interview/question-words'
import { words } from '#web/areas/employer/questions/words'

export const categoryWords: Readonly<Record<QuestionCategory, string>> = {
  motivation: words.motivation,
  availability: words.availability,
  customer: words.customers,
  teamwork: words.teamwork,
  skill: words.skills,
  situation: words.situations,
  other: words.other,
}
export const categoryChoices = questionCategories.map((value) => ({ value, label: categoryWords[value] }))
export const answerTypeChoices = answerTypes.map((value) => ({ value, label: answerTypeWords[value] }))

const RETAKES_MOST = 10
/** How a number of retakes is chosen; a list can hold no null. */
export const AS_MANY_AS_THEY_LIKE = 'any'
export const retakeChoices = [
  { value: AS_MANY_AS_THEY_LIKE, label: words.oftenTheyLike },
  { value: '0', label: words.notAgain },
  ...Array.from({ length: RETAKES_MOST }, (_, index) => ({
    value: String(index + 1),
    label: index === 0 ? words.once : words.times(index + 1),
  })),
]
