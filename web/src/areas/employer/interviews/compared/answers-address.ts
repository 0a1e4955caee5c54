import { paths, to } from '#web/shared/paths'

const QUESTION = 'question'
const WHO = 'who'

/** Where one question of a job is compared: which, and whose answer is open. */
export function answersAddress(jobId: string, questionId?: string, who?: string): string {
  const asked = new URLSearchParams({ ...(questionId && { [QUESTION]: questionId }), ...(who && { [WHO]: who }) }).toString()
  return `${to(paths.answers, { jobId })}${asked && `?${asked}`}`
}

export const answersIn = (address: URLSearchParams) => ({
  questionId: address.get(QUESTION) ?? undefined,
  who: address.get(WHO),
})
