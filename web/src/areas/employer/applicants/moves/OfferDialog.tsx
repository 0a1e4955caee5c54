import { useQuery } from '@tanstack/react-query'
import type { MoveDialogProps } from '#web/areas/employer/applicants/moves/MoveDialog'
import { OfferForm } from '#web/areas/employer/applicants/moves/OfferForm'
import { employerQuery } from '#web/shared/calls/employer'

/** Waits for the post's terms and the last ones sent, which the form begins with. */
export function OfferDialog(props: MoveDialogProps) {
  const { application } = props
  const job = useQuery(employerQuery('jobDetails', { params: { id: application.jobId } }))
  const isAmended = application.status === 'offered' || application.status === 'offer_expired'
  const detail = useQuery({ ...employerQuery('openApplication', { params: { id: application._id } }), enabled: isAmended })
  if (!job.data || (isAmended && !detail.data)) return null
  return <OfferForm {...props} job={job.data} sent={detail.data?.offer ?? null} />
}
