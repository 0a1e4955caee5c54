import { PAGE_SIZE_MOST } from '@evenshift/contract/constants'
import type { Question } from '@evenshift/contract/model/interview/question'
import { queryOptions } from '@tanstack/react-query'
import { employer } from '#web/shared/calls/employer'

/** Reads the bank until all of these are found or it ends. */
async function find(ids: readonly string[], signal: AbortSignal): Promise<Question[]> {
  const found = new Map<string, Question>()
  for (let page = 1; ; page++) {
    const { data, pagination } = await employer.questions({ query: { page, limit: PAGE_SIZE_MOST } }, { signal })
    for (const question of data) found.set(question._id, question)
    if (page * PAGE_SIZE_MOST >= pagination.total || ids.every((id) => found.has(id))) break
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** The questions of these ids that the bank still has, in this order. */
export const bankQuestions = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['employer', 'questions', 'chosen', ids],
    queryFn: ({ signal }) => find(ids, signal),
    enabled: ids.length > 0,
  })
