import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { compareAddress, isComparable } from '#web/areas/employer/applicants/compare/compare-address'

interface CompareLinkProps {
  readonly jobId: string
  readonly applications: readonly Pick<EmployerApplication, '_id' | 'isReadable'>[]
}

/** To those who are chosen, side by side; a plain word says how many that may be. */
export function CompareLink({ jobId, applications }: CompareLinkProps) {
  const ids = applications.filter(({ isReadable }) => isReadable).map(({ _id }) => _id)
  if (!isComparable(ids))
    return (
      <Button variant="default" disabled>
        Compare (select 2 to 4)
      </Button>
    )
  return (
    <Button variant="default" component={Link} to={compareAddress(jobId, ids)}>
      Compare {ids.length}
    </Button>
  )
}
