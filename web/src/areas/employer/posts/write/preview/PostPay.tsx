import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type PostValues, postInputOf } from '#web/areas/employer/posts/write/post-values'
import { employerQuery } from '#web/shared/calls/employer'
import { PayDetails } from '#web/shared/job/PayDetails'

const TYPING_MS = 400

/** The pay of a post that is being written, worked out as it is for the people who read it. */
export function PostPay({ values }: { readonly values: PostValues }) {
  const [job] = useDebouncedValue(postInputOf(values), TYPING_MS)
  const { salary, salaryUnit, hoursPerWeek, totalHours, shifts, payBands, startDate, location } = job
  const facts = { salaryUnit, hoursPerWeek, totalHours, shifts, payBands, startDate, location }
  const { data: payCard } = useQuery({
    ...employerQuery('workOutPay', { body: { ...facts, salary: salary ?? 1 } }),
    enabled: salary !== null && salary > 0,
    placeholderData: keepPreviousData,
    meta: { ownErrors: true },
  })
  return salary === null || !payCard ? null : <PayDetails job={{ ...job, salary, payCard }} />
}
