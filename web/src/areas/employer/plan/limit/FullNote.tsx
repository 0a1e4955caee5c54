import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { VIEW_PLAN, limitTitle } from '#web/areas/employer/plan/limit/limit-words'
import { words } from '#web/areas/employer/plan/limit/words'
import { employerQuery } from '#web/shared/calls/employer'
import { paths } from '#web/shared/paths'
import { Note } from '#web/ui/display/Note'

/** At the start of a new job: the plan has no room for one more live, which keeps nobody from writing it. */
export function FullNote() {
  const { data: entitlement } = useQuery(employerQuery('entitlement'))
  if (!entitlement || entitlement.usage.liveJobs < entitlement.limits.liveJobs) return null
  return (
    <Note>
      <b>{limitTitle('liveJobs', entitlement)}.</b> {words.writeItAllTheSame} <Link to={paths.subscription}>{VIEW_PLAN}</Link>
    </Note>
  )
}
