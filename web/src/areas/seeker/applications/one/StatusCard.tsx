import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { TermsList } from '#web/areas/seeker/applications/one/offer/TermsList'
import { applicationSteps } from '#web/areas/seeker/applications/application-steps'
import { wentToSomeoneElse } from '#web/areas/seeker/applications/facts'
import { StatusChip } from '#web/areas/seeker/applications/StatusChip'
import { TimeLeft } from '#web/areas/seeker/applications/TimeLeft'
import { whatHappened } from '#web/areas/seeker/applications/what-happened'
import { paths, to } from '#web/shared/paths'
import { Card } from '#web/ui/page/Card'
import { Timeline } from '#web/ui/display/Timeline'
import list from '../Applications.module.css'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/areas/seeker/applications/one/words'

/** Where it stands, the next date, and the terms agreed where there are any. */
export function StatusCard({ application }: { readonly application: ApplicationDetail }) {
  const { job, offer, status, mayReapply } = application
  const now = useNow()
  const steps = applicationSteps(application)
  return (
    <Card label={words.progress}>
      <div className={list.head}>
        <div className={list.name}>
          <StatusChip application={application} />
          <p>{whatHappened(application, now)}</p>
        </div>
        {/* The head counts to the first shift then. */}
        {status !== 'offer_accepted' && <TimeLeft application={application} />}
      </div>
      {steps.length > 0 && <Timeline steps={steps} label={words.progress} />}
      {offer && (status === 'offer_accepted' || status === 'hired') && <TermsList offer={offer} job={job} />}
      {wentToSomeoneElse(application) && (
        <Button component={Link} to={`${paths.find}?${new URLSearchParams({ q: job.title }).toString()}`}>
          {words.findJobsLikeThis}
        </Button>
      )}
      {mayReapply && job.status === 'live' && (
        <Button component={Link} to={to(paths.job, { jobId: job._id })} variant="light">
          {words.lookJobAgain}
        </Button>
      )}
    </Card>
  )
}
