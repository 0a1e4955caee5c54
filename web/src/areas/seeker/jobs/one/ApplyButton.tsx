import type { JobDetail } from '@evenshift/contract/model/application/application'
import { isOpen } from '@evenshift/contract/states/application/application'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { isOver } from '#web/areas/seeker/jobs/one/settled'
import { applyFor, missingWords } from '#web/areas/seeker/jobs/shifts/choice-words'
import { focusUnchosen } from '#web/areas/seeker/jobs/shifts/shift-field'
import type { ShiftChoice } from '#web/areas/seeker/jobs/shifts/useChosenShifts'
import { paths, to } from '#web/shared/paths'
import { words } from '#web/areas/seeker/jobs/one/words'

interface ApplyButtonProps {
  readonly job: JobDetail
  readonly choice: ShiftChoice
  readonly onApply: () => void
}

/** The page's one action: to apply or to what is missing, to the application or offer that there is, or to other jobs where it's too late. */
export function ApplyButton({ job, choice, onApply }: ApplyButtonProps) {
  const { application } = job
  if (application && (isOpen(application.status) || !application.mayReapply || isOver(job)))
    return (
      <Button size="lg" fullWidth px="sm" miw="fit-content" component={Link} to={to(paths.application, { id: application._id })}>
        {application.status === 'offered' ? words.yourOffer : words.yourApplication}
      </Button>
    )
  if (isOver(job))
    return (
      <Button size="lg" fullWidth component={Link} to={paths.find}>
        {words.findJobs}
      </Button>
    )
  if (choice.missing > 0)
    return (
      <Button size="lg" fullWidth px="sm" miw="fit-content" variant="light" disabled={choice.isShort} onClick={focusUnchosen}>
        {missingWords(choice)}
      </Button>
    )
  return (
    <Button size="lg" fullWidth px="sm" miw="fit-content" onClick={onApply}>
      {/* For how many stands beside it on a phone, where there is no room for both. */}
      {application ? words.applyAgain : words.apply + applyFor(choice.chosen.length)}
    </Button>
  )
}
