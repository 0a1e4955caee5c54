import { hourlyOf } from '#web/areas/employer/posts/write/hourly'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { useMinimumWage } from '#web/areas/employer/posts/write/useMinimumWage'
import { pounds } from '#web/shared/words/pay'
import { Note } from '#web/ui/display/Note'

/** The typed pay by the hour beside the legal minimum of that day, which is told for every age. */
export function PayHint({ values, isRefused }: { readonly values: PostValues; readonly isRefused: boolean }) {
  const minimum = useMinimumWage(values.startDate)
  if (!minimum) return null
  const hourly = hourlyOf(values)
  // What was refused says at its field what it comes to.
  if (hourly === null || isRefused) return <Note>{minimum.words}</Note>
  const pence = Math.round((hourly - minimum.adult) * 100)
  if (pence < 0)
    return (
      <Note kind="warning">
        <p>
          <b>Below the legal minimum for 21 and over.</b> This comes to {pounds(Math.floor(hourly * 100) / 100)} an hour. Raise it to{' '}
          {pounds(minimum.adult)} or more to publish.
        </p>
        <p>{minimum.words}</p>
      </Note>
    )
  const above = pence === 0 ? 'The legal minimum' : `${pence < 100 ? `${pence}p` : pounds(pence / 100)} above the legal minimum`
  return (
    <Note kind="done">
      <p>
        <b>{above} for 21 and over.</b> {values.salaryUnit !== 'hour' && `This comes to ${pounds(hourly)} an hour.`}
      </p>
      <p>{minimum.words}</p>
    </Note>
  )
}
