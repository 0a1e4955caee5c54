import type { JobDetail } from '@evenshift/contract/model/application/application'
import { Button } from '@mantine/core'
import { useFollow } from '#web/areas/seeker/jobs/one/useFollow'
import { AboutEmployer } from '#web/shared/company/AboutEmployer'
import { words } from '#web/areas/seeker/jobs/one/words'

/** Who the employer is; following it from here. */
export function EmployerEvidence({ job }: { readonly job: JobDetail }) {
  const { isFollowed, toggle, isChanging } = useFollow(job)
  return (
    <AboutEmployer
      name={job.employerName}
      logo={job.logo}
      facts={`${job.sector}, ${job.location}`}
      bio={job.employerBio}
      photos={job.workPlacePhotos}
      evidence={job.employer.evidence}
      action={
        <Button variant={isFollowed ? 'default' : 'light'} aria-pressed={isFollowed} loading={isChanging} onClick={toggle}>
          {isFollowed ? words.following : words.follow}
        </Button>
      }
    />
  )
}
