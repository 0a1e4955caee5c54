/** What is said where an employer's questions are answered. */
export const words = {
  optional: (question: string) => `${question} (optional)`,
  answerThisQuestion: 'Answer this question',
}
