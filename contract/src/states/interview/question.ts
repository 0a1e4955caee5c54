/** The choices of an interview question. Imports nothing. */
export const questionCategories = ['motivation', 'availability', 'customer', 'teamwork', 'skill', 'situation', 'other'] as const
export type QuestionCategory = (typeof questionCategories)[number]
export const answerTypes = ['video', 'audio', 'text', 'choice'] as const
export type AnswerType = (typeof answerTypes)[number]
