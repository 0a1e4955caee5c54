import { type QuestionCategory, answerTypes, questionCategories } from '@evenshift/contract/states/interview/question'
import { answerTypeWords } from '#web/shared/interview/question-words'

export const categoryWords: Readonly<Record<QuestionCategory, string>> = {
  motivation: 'Motivation',
  availability: 'Availability',
  customer: 'Customers',
  teamwork: 'Teamwork',
  skill: 'Skills',
  situation: 'Situations',
  other: 'Other',
}
export const categoryChoices = questionCategories.map((value) => ({ value, label: categoryWords[value] }))
export const answerTypeChoices = answerTypes.map((value) => ({ value, label: answerTypeWords[value] }))

const RETAKES_MOST = 10
/** How a number of retakes is chosen; a list can hold no null. */
export const AS_MANY_AS_THEY_LIKE = 'any'
export const retakeChoices = [
  { value: AS_MANY_AS_THEY_LIKE, label: 'As often as they like' },
  { value: '0', label: 'Not again' },
  ...Array.from({ length: RETAKES_MOST }, (_, index) => ({ value: String(index + 1), label: index === 0 ? 'Once' : `${index + 1} times` })),
]
