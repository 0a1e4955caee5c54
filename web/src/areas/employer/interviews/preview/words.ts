import { counted } from '#web/shared/words/numbers'

/** What is said in areas/employer/interviews/preview. */
export const words = {
  // PreviewDialog
  question: (length: number) => counted(length, 'question'),
}
