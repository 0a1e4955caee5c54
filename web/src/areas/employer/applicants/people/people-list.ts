import { type ApplicationStatus, applicationTabs } from '@evenshift/contract/states/application/application'
import type { ApplicantProof } from '@evenshift/contract/states/company/employer-lists'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { columns } from '#web/areas/employer/applicants/columns'
import { employerQuery } from '#web/shared/calls/employer'
import { LISTED, usePage } from '#web/shared/paging/usePage'
import { words } from '#web/areas/employer/applicants/people/words'

/** Whoever is still in it, up to an accepted offer. */
export const openStatuses: readonly ApplicationStatus[] = [...applicationTabs.live, ...applicationTabs.jobOffer]

/** The pills of everyone: all stages but that of those who are out of it. */
export const stages = columns.filter(({ key }) => key !== 'over')

export const proofOptions = [
  { value: 'whole_week', label: words.canWorkEveryShift },
  { value: 'interview', label: words.interviewAnswered },
] as const satisfies readonly { value: ApplicantProof; label: string }[]

/** How far from the job they live, at most. */
export const milesOptions = ['2', '5', '10'].map((value) => ({ value, label: words.withinMiles(value) }))

/** The filters that the address of the list of everyone holds. */
export function peopleFilters(address: URLSearchParams) {
  const stage = stages.find(({ key }) => key === address.get('where'))
  const has = proofOptions.find(({ value }) => value === address.get('has'))?.value
  const jobId = address.get('job') ?? ''
  const search = address.get('search') ?? ''
  const within = milesOptions.find(({ value }) => value === address.get('within'))?.value
  const query = {
    sort: 'reply_due' as const,
    status: [...(stage?.statuses ?? openStatuses)],
    ...(jobId && { jobId }),
    ...(search && { search }),
    ...(has && { has }),
    ...(within && { withinMiles: Number(within) }),
  }
  const isFiltered = stage !== undefined || has !== undefined || within !== undefined || jobId !== '' || search !== ''
  return { stage, has, within, jobId, search, query, isFiltered }
}

/** A page of everyone, those first whose reply is due first. */
export function usePeople() {
  const [address] = useSearchParams()
  const page = usePage()
  const filters = peopleFilters(address)
  const list = useQuery({
    ...employerQuery('applications', { query: { ...filters.query, page, limit: LISTED, view: 'card' } }),
    placeholderData: keepPreviousData,
  })
  return { ...filters, list, page }
}
