import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { compareAddress, isComparable } from '#web/areas/employer/applicants/compare/compare-address'
import type { Movable } from '#web/areas/employer/applicants/moves/useBulkMove'
import { words } from '#web/areas/employer/applicants/bulk/words'

/** To those who are chosen of one job, side by side; a plain word says how many that may be. */
export function CompareLink({ applications }: { readonly applications: readonly Movable[] }) {
  const readable = applications.filter(({ isReadable }) => isReadable)
  const ids = readable.map(({ _id }) => _id)
  const [jobId = '', ...otherJobs] = new Set(readable.map((one) => one.jobId))
  if (!isComparable(ids) || otherJobs.length > 0)
    return (
      <Button variant="default" disabled>
        {otherJobs.length > 0 ? words.compareOneJob : words.compareSelect24}
      </Button>
    )
  return (
    <Button variant="default" component={Link} to={compareAddress(jobId, ids)}>
      {words.compare(ids.length)}
    </Button>
  )
}
