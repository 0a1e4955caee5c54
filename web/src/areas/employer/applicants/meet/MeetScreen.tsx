import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams } from 'react-router'
import { ForManagers } from '#web/areas/employer/ForManagers'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { MeetForm } from '#web/areas/employer/applicants/meet/MeetForm'
import { mayMeet } from '#web/areas/employer/applicants/moves/may-meet'
import { noSuchApplicationFor } from '#web/areas/employer/applicants/no-such-application'
import { employerQuery } from '#web/shared/calls/employer'
import { isGone } from '#web/shared/calls/is-gone'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { EmptyState } from '#web/ui/page/EmptyState'
import { words } from '#web/areas/employer/applicants/meet/words'

/** Proposing times to one applicant, or others instead of those that were. */
export function MeetScreen() {
  const { jobId = '', applicationId = '' } = useParams()
  const { search } = useLocation()
  const { data, error, refetch } = useQuery(employerQuery('openApplication', { params: { id: applicationId } }))
  const company = useQuery(employerQuery('employerDetails'))
  const back = `${to(paths.applicant, { jobId, applicationId })}${search}`
  useScreen(data?.applicant.name ?? words.meetLabel, back)
  // A refetch that fails leaves what is typed.
  if (error && (!data || isGone(error)))
    return (
      <QueryFailure
        level={1}
        title={words.couldntOpenApplication}
        error={error}
        onRetry={() => void refetch()}
        gone={noSuchApplicationFor(jobId)}
      />
    )
  if (!data || company.isPending) return <RowSkeletons label={words.loadingApplication} />
  return (
    <ForManagers what={words.managersOwnersSetUp}>
      {mayMeet(data) || data.meeting?.allowed.includes('propose') ? (
        <MeetForm key={data._id} application={data} contactName={company.data?.contactName ?? ''} back={back} />
      ) : (
        <EmptyState
          level={1}
          title={words.theresNothingSetUp}
          text={words.applicationFinishedReplyWay}
          action={
            <Button component={Link} to={back}>
              {words.viewApplicant}
            </Button>
          }
        />
      )}
    </ForManagers>
  )
}
