import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useApplicantAddress } from '#web/areas/employer/applicants/useApplicantAddress'
import { paths } from '#web/shared/paths'
import { words } from '#web/areas/employer/applicants/moves/words'

interface MeetLinkProps {
  readonly application: EmployerApplicationDetail
  /** No other answer stands before it. */
  readonly isFirst: boolean
}

/** Getting to know somebody at a time that both agree on; recorded answers are an interview. */
export function MeetLink({ application, isFirst }: MeetLinkProps) {
  const addressOf = useApplicantAddress()
  return (
    <Button variant={isFirst ? 'filled' : 'default'} component={Link} to={addressOf(application, paths.meet)}>
      {words.meet}
    </Button>
  )
}
