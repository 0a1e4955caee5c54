import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { ApplySteps } from '#web/areas/auth/apply/ApplySteps'
import { NeedsAccount } from '#web/areas/auth/apply/NeedsAccount'
import { NotOpen } from '#web/areas/auth/apply/NotOpen'
import { SendApplication } from '#web/areas/auth/apply/SendApplication'
import { keptFor } from '#web/areas/auth/apply/apply-draft'
import { isGone } from '#web/shared/calls/is-gone'
import { publicCalls } from '#web/shared/calls/public'
import { QueryProvider } from '#web/shared/QueryProvider'
import { paths, to } from '#web/shared/paths'
import { FailurePage } from '#web/shared/screens/FailurePage'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { session, useSession } from '#web/shared/session/current'

interface AtJob {
  readonly jobId: string
}

/** Applying without an account first; whoever has one goes the job's usual way. */
export function ApplyScreen() {
  const { jobId = '' } = useParams()
  const state = useSession()
  if (state.status === 'unreachable') return <FailurePage error={state.error} onRetry={() => void session.start()} />
  if (state.status !== 'signed_in' && state.status !== 'signed_out') return <PageSpinner />
  const isSeeker = state.status === 'signed_in' && state.type === 'jobseeker'
  return (
    <QueryProvider>
      {state.status === 'signed_out' ? (
        <WithoutAccount key={jobId} jobId={jobId} />
      ) : isSeeker ? (
        <Confirmed jobId={jobId} />
      ) : (
        <ToJob jobId={jobId} />
      )}
    </QueryProvider>
  )
}

/** To the job beside one's own week, which asks for an account first. */
const ToJob = ({ jobId }: AtJob) => <Navigate to={to(paths.job, { jobId })} replace />

function WithoutAccount({ jobId }: AtJob) {
  const { data, error, refetch } = useQuery({
    queryKey: ['seeker', 'openAdvert', jobId],
    queryFn: () => publicCalls.openAdvert({ params: { id: jobId } }),
    // A shift that is filled meanwhile is told when it is sent: nothing moves under somebody who types.
    staleTime: Infinity,
  })
  if (error) return isGone(error) ? <NotOpen jobId={jobId} /> : <FailurePage error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSpinner />
  return data.asksMore ? <NeedsAccount advert={data} /> : <ApplySteps advert={data} />
}

/** Their email was confirmed a moment ago, or before a reload: what they asked for goes out. */
function Confirmed({ jobId }: AtJob) {
  const [kept] = useState(() => keptFor(jobId))
  return kept === null || kept.stage === 'typed' ? <ToJob jobId={jobId} /> : <SendApplication jobId={jobId} />
}
