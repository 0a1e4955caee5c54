import type { JobDetail } from '@evenshift/contract/model/application/application'
import { isOpen } from '@evenshift/contract/states/application/application'
import { takesApplications } from '@evenshift/contract/states/job/job'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths, to } from '#web/shared/paths'

interface ApplyButtonProps {
  readonly job: JobDetail
  readonly onApply: () => void
}

/** The page's one action; where applying is not possible it says why or leads to the application that there is. */
export function ApplyButton({ job, onApply }: ApplyButtonProps) {
  const { application } = job
  if (application && (isOpen(application.status) || !application.mayReapply))
    return (
      <Button size="lg" fullWidth component={Link} to={to(paths.application, { id: application._id })}>
        Open your application
      </Button>
    )
  if (!takesApplications(job.status))
    return (
      <Button size="lg" fullWidth disabled>
        Takes no applications
      </Button>
    )
  const again = application ? 'Apply once more' : 'Apply'
  return (
    <Button size="lg" fullWidth onClick={onApply}>
      {job.easyApply ? again : `${again}, about 2 minutes`}
    </Button>
  )
}
