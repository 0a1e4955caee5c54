import type { PayCard } from '@evenshift/contract/model/job/pay'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type PostInput, type PostValues, postInputOf } from '#web/areas/employer/posts/write/post-values'
import { employerQuery } from '#web/shared/calls/employer'

const TYPING_MS = 400

/** A post that is being written, a moment after it was, with what its pay comes to; null while it has none. */
export function usePayCard(
  values: PostValues,
): { readonly job: PostInput & { readonly salary: number }; readonly payCard: PayCard } | null {
  const [written] = useDebouncedValue(values, TYPING_MS)
  const job = postInputOf(written)
  const { salary, salaryUnit, hoursPerWeek, totalHours, shifts, payBands, startDate, location } = job
  const facts = { salaryUnit, hoursPerWeek, totalHours, shifts, payBands, startDate, location }
  const { data: payCard } = useQuery({
    ...employerQuery('workOutPay', { body: { ...facts, salary: salary ?? 1 } }),
    enabled: salary !== null && salary > 0,
    placeholderData: keepPreviousData,
    meta: { ownErrors: true },
  })
  return salary === null || !payCard ? null : { job: { ...job, salary }, payCard }
}
