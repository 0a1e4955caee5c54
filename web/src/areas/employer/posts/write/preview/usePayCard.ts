import type { employerJobs } from '@evenshift/contract/employer/jobs'
import type { Answer } from '@evenshift/contract/call'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type PostWithOpen, filledShifts, postWithOpen } from '#web/areas/employer/posts/write/open-shifts'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { employerQuery } from '#web/shared/calls/employer'

const TYPING_MS = 400

/** A post that is being written, a moment after it was, with what its pay comes to; null while it has none. `saved` is the post before. */
export function usePayCard(
  values: PostValues,
  saved: EmployerJob | null,
): { readonly job: PostWithOpen & { readonly salary: number }; readonly payCard: Answer<typeof employerJobs.workOutPay> } | null {
  const [written] = useDebouncedValue(values, TYPING_MS)
  const job = postWithOpen(written, saved)
  const { salary, salaryUnit, hoursPerWeek, totalHours, shifts, shiftsNeeded, payBands, startDate, location } = job
  const facts = { salaryUnit, hoursPerWeek, totalHours, shifts, shiftsNeeded, payBands, startDate, location }
  const takenShifts = [...filledShifts(job, saved)]
  const { data: payCard } = useQuery({
    ...employerQuery('workOutPay', { body: { ...facts, takenShifts, salary: salary ?? 1 } }),
    enabled: salary !== null && salary > 0,
    placeholderData: keepPreviousData,
    meta: { ownErrors: true },
  })
  return salary === null || !payCard ? null : { job: { ...job, salary }, payCard }
}
