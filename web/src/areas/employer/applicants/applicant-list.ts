import { PAGE_SIZE_MOST } from '@evenshift/contract/constants'
import type { ApplicantSort } from '@evenshift/contract/states/company/employer-lists'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { boardColumns, columnOf } from '#web/areas/employer/applicants/columns'
import { employerQuery } from '#web/shared/calls/employer'
import { LISTED, usePage } from '#web/shared/paging/usePage'
import { words } from '#web/areas/employer/applicants/words'

export const applicantSortOptions = [
  { value: 'reply_due', label: words.replyDue },
  { value: 'match', label: words.bestMatch },
  { value: 'newest', label: words.newest },
  { value: 'oldest', label: words.oldest },
  { value: 'name', label: words.name },
] as const satisfies readonly { value: ApplicantSort; label: string }[]

/** The filters that the address of a list of applicants holds. */
export function filtersOf(address: URLSearchParams) {
  const sort = applicantSortOptions.find(({ value }) => value === address.get('sort'))?.value ?? 'reply_due'
  const search = address.get('search') ?? ''
  const column = columnOf(address.get('where'))
  return { sort, column, search, query: { sort, ...(search ? { search } : {}), ...(column ? { status: [...column.statuses] } : {}) } }
}

/** A page of the list that the address describes. */
export function useApplicantList(jobId: string) {
  const [address] = useSearchParams()
  const page = usePage()
  const { sort, column, search, query } = filtersOf(address)
  const list = useQuery({
    ...employerQuery('applications', { query: { jobId, page, limit: LISTED, ...query } }),
    placeholderData: keepPreviousData,
  })
  return { list, sort, column, isFiltered: search !== '' || column !== undefined }
}

/** As many of those on the board as one call gives. */
export const boardQuery = (jobId: string, address: URLSearchParams) =>
  queryOptions(
    employerQuery('applications', {
      query: { ...filtersOf(address).query, jobId, limit: PAGE_SIZE_MOST, status: boardColumns.flatMap(({ statuses }) => [...statuses]) },
    }),
  )
