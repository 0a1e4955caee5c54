import type { OwnInterview } from '@evenshift/contract/model/interview/own-interview'
import type { AskedQuestion } from '#web/areas/seeker/interview/progress'

/** What every way of answering takes. */
export interface AnswerProps {
  readonly interview: OwnInterview
  readonly question: AskedQuestion
}
