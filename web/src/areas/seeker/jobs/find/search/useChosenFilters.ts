import { contractLengthWords } from '@evenshift/contract/states/job/term-words'
import { contractLengths } from '@evenshift/contract/states/job/job-terms'
import { shiftTimes } from '@evenshift/contract/states/week'
import { useQuery } from '@tanstack/react-query'
import { type ChosenFilter, type NameOf, chosenFilters, timeWords } from '#web/areas/seeker/jobs/find/search/filter-words'
import { seekerQuery } from '#web/shared/calls/seeker'
import { dayLabel } from '#web/ui/week/days'

/** The filters of an address in words; a list is asked for its names only where one of it is chosen. */
export function useChosenFilters(address: URLSearchParams): ChosenFilter[] {
  const asked = (key: string) => ({ enabled: address.has(key), staleTime: Infinity })
  const { data: sectors } = useQuery({ ...seekerQuery('sectors'), ...asked('sector') })
  const { data: roles } = useQuery({ ...seekerQuery('jobRoles'), ...asked('jobRole') })
  const { data: dropdowns } = useQuery({ ...seekerQuery('interestDropdowns'), ...asked('skills') })
  const lists = { sector: sectors, jobRole: roles, skills: dropdowns?.skills }
  const nameOf: NameOf = (key, id) => {
    if (key === 'days') return dayLabel(Number(id))
    if (key === 'times') {
      const time = shiftTimes.find((one) => one === id)
      return time && timeWords[time]
    }
    if (key === 'contractLength') {
      const length = contractLengths.find((one) => one === id)
      return length && contractLengthWords[length]
    }
    return lists[key]?.find(({ _id }) => _id === id)?.name
  }
  return chosenFilters(address, nameOf)
}
