import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { useQuery } from '@tanstack/react-query'
import { firstNameOf } from '#web/areas/employer/applicants/applicant-words'
import { countOf } from '#web/areas/employer/posts/job-words'
import { words } from '#web/areas/employer/posts/words'
import { employerQuery } from '#web/shared/calls/employer'

const NAMED_MOST = 3
const listed = new Intl.ListFormat('en-GB')

/** How many applicants of a job are at these statuses, and who: "Amira, Mei, Tom and 4 others", "7 people" until names are there. */
export function useNamed({ _id: jobId, counts }: Pick<PostCard, '_id' | 'counts'>, statuses: readonly ApplicationStatus[]) {
  const count = countOf(counts, statuses)
  const { data } = useQuery({
    ...employerQuery('applications', { query: { jobId, status: [...statuses], sort: 'name', limit: NAMED_MOST } }),
    enabled: count > 0,
    meta: { ownErrors: true },
  })
  const named = (data?.data ?? []).map(({ applicant }) => firstNameOf(applicant.name))
  const more = count - named.length
  return { count, names: named.length === 0 ? words.people(count) : listed.format([...named, ...(more > 0 ? [words.others(more)] : [])]) }
}
