export { questionsToSend } from '#server/capabilities/parties/questions/asked'
export { changeQuestion, createQuestion } from '#server/capabilities/parties/questions/changes'
export { lockedQuestions } from '#server/capabilities/parties/questions/locked'
export {
  countUse,
  eraseQuestionsOf,
  listQuestions,
  openBank,
  questionCount,
  removeQuestion,
} from '#server/capabilities/parties/questions/store'
export type { QuestionRow } from '#server/capabilities/parties/questions/tables'
