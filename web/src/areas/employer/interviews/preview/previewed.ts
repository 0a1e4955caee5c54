import type { Interview } from '@evenshift/contract/model/interview/interview'

/** What a preview shows of a question: of the bank, or as it was sent. */
export type Previewed = Pick<
  Interview['questions'][number],
  '_id' | 'question' | 'guidance' | 'answerType' | 'options' | 'thinkSeconds' | 'answerSeconds' | 'retakes' | 'required'
>
