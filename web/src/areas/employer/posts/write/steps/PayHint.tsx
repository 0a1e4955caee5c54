import { hourlyOf } from '#web/areas/employer/posts/write/hourly'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { useMinimumWage } from '#web/areas/employer/posts/write/useMinimumWage'
import { longDate } from '#web/shared/words/dates'
import { pounds } from '#web/shared/words/pay'
import { Note } from '#web/ui/display/Note'

/** The typed pay by the hour beside the legal minimum of that day. */
export function PayHint({ values }: { readonly values: PostValues }) {
  const minimum = useMinimumWage(values.startDate)
  if (!minimum) return null
  const hourly = hourlyOf(values)
  const law = `The legal minimum for 21 and over is ${pounds(minimum.amount)} an hour, since ${longDate(minimum.effectiveFrom)}.`
  if (hourly === null) return <Note>{law}</Note>
  const pence = Math.round((hourly - minimum.amount) * 100)
  if (pence < 0)
    return (
      <Note kind="warning">
        This comes to {pounds(Math.floor(hourly * 100) / 100)} an hour. {law} Raise the pay to publish.
      </Note>
    )
  const above = pence === 0 ? 'exactly the legal minimum' : `${pence < 100 ? `${pence}p` : pounds(pence / 100)} above the legal minimum`
  return (
    <Note kind="done">
      {values.salaryUnit === 'hour' ? `That is ${above}.` : `This comes to ${pounds(hourly)} an hour, ${above}.`} {law}
    </Note>
  )
}
