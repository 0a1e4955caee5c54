import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { ChangeReply } from '@evenshift/contract/states/job/job-change'
import type { QueryClient } from '@tanstack/react-query'
import { words } from '#web/areas/employer/posts/write/change/words'
import { employerQuery } from '#web/shared/calls/employer'

/**
 * What saving did: whom it asked and told, as the server knows them, which may be other people than those it was going to tell; `hired` is how many
 * keep what they agreed.
 */
export async function savedWords(cache: QueryClient, { _id, edits }: EmployerJob, hired: number): Promise<string> {
  const answers = await cache.fetchQuery({ ...employerQuery('changeAnswers', { params: { id: _id } }), staleTime: 0 }).catch(() => null)
  const people = answers !== null && answers.at === edits.at(-1)?.at ? answers.people : []
  if (people.length + hired === 0) return words.saved
  const counted = (...of: readonly ChangeReply[]): number => people.filter(({ reply }) => of.includes(reply)).length
  return words.savedAndTold(counted('unsaid'), counted('told', 'offer') + hired)
}
