import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { filtersAsked } from '#web/areas/seeker/jobs/find/search/search-address'
import type { Search } from '#web/areas/seeker/jobs/find/search/useSearch'
import { seekerQuery } from '#web/shared/calls/seeker'

/** The jobs of the search by where they are. */
export const useJobMap = ({ address, tab }: Search) =>
  useQuery({ ...seekerQuery('jobMap', { query: filtersAsked(address, tab) }), placeholderData: keepPreviousData })
