import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { PostDetails } from '#web/areas/employer/posts/one/PostDetails'
import { noSuchJob } from '#web/areas/employer/posts/no-such-job'
import { PushCard } from '#web/shared/push/PushCard'
import { employerQuery } from '#web/shared/calls/employer'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { Rows } from '#web/ui/page/Columns'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { words } from '#web/areas/employer/posts/one/words'

const PostWizard = lazyPart(
  async () => (await import('#web/areas/employer/posts/write/PostWizard')).PostWizard,
  <RowSkeletons label={words.loadingJob} />,
)

/** One post as its employer sees it; with a step in the address, the wizard that changes it. */
export function PostScreen() {
  const { jobId = '' } = useParams()
  const [address] = useSearchParams()
  const state = useLocation().state as { readonly isPublished?: boolean } | null
  const job = useQuery(employerQuery('jobDetails', { params: { id: jobId } }))
  if (job.error)
    return <QueryFailure level={1} title={words.couldntLoadJob} error={job.error} onRetry={() => void job.refetch()} gone={noSuchJob} />
  if (!job.data) return <RowSkeletons label={words.loadingJob} />
  if (!address.has('step'))
    return (
      <Rows>
        {state?.isPublished && <PushCard side="employer" title={words.hearSoonSomeoneApplies} />}
        <PostDetails job={job.data} />
      </Rows>
    )
  return (
    <ManagersOnly otherwise={<PostDetails job={job.data} />}>
      <PostWizard key={jobId} job={job.data} />
    </ManagersOnly>
  )
}
