import { paths, to } from '#web/shared/paths'

/** The place of an answer on its applicant’s page. */
export const answerAnchor = (questionId: string): string => `answer-${questionId}`

/** The path that leads there. */
export const answerPath = (jobId: string, applicationId: string, questionId: string): string =>
  `${to(paths.applicant, { jobId, applicationId })}#${answerAnchor(questionId)}`
