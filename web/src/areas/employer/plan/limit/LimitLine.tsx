import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { VIEW_PLAN, nearLine } from '#web/areas/employer/plan/limit/limit-words'
import { isPutOff } from '#web/areas/employer/plan/limit/put-off'
import type { LimitKey } from '#web/areas/employer/plan/plans'
import { employerQuery } from '#web/shared/calls/employer'
import { paths } from '#web/shared/paths'
import { CardText } from '#web/ui/page/Card'

interface LimitLineProps {
  readonly of: LimitKey
  /** What holds the place, where one alone can. */
  readonly held?: string | undefined
}

/** A quiet line from one step before a limit on, where it bites; not again on a day on which it was put off. */
export function LimitLine({ of, held }: LimitLineProps) {
  const { data: entitlement } = useQuery(employerQuery('entitlement'))
  const line = entitlement?.showPremiumPrompt && !isPutOff(of) ? nearLine(of, entitlement, held) : null
  if (line === null) return null
  return (
    <CardText>
      {line} <Link to={paths.subscription}>{VIEW_PLAN}</Link>
    </CardText>
  )
}
