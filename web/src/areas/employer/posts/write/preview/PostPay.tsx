import { isChoice } from '@evenshift/contract/states/job/shift-choice'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { usePayCard } from '#web/areas/employer/posts/write/preview/usePayCard'
import { PayDetails } from '#web/shared/job/PayDetails'
import { weekToThePenny, weekHours } from '#web/shared/job-week/week-words'

interface PostPayProps {
  readonly values: PostValues
  /** The post as it is saved; null before the first save. */
  readonly job: EmployerJob | null
}

/** The pay of a post that is being written, worked out as it is for the people who read it. */
export function PostPay({ values, job: saved }: PostPayProps) {
  const worked = usePayCard(values, saved)
  if (worked === null) return null
  const { job, payCard } = worked
  const shown = { ...job, week: payCard.week, shifts: job.open }
  // Of the shifts that are left, though there be no choice among them any more.
  const isSpan = payCard.week.pay !== null && isChoice(job)
  return <PayDetails job={{ ...job, payCard }} week={isSpan ? { label: weekHours(shown), weekly: weekToThePenny(shown) } : null} />
}
