import { Select, type SelectProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { outwardOf } from '#web/areas/seeker/job-card/home-place'
import { seekerQuery } from '#web/shared/calls/seeker'
import { filterByLabel } from '#web/ui/form/filter-by-label'
import { words } from '#web/areas/seeker/jobs/find/bar/words'

interface PlaceSelectProps extends Omit<SelectProps, 'data' | 'filter' | 'searchable' | 'value'> {
  readonly value: string | null
}

/** A city, or the first part of a postcode that is typed. */
export function PlaceSelect({ value, ...field }: PlaceSelectProps) {
  const { data: cities = [] } = useQuery({ ...seekerQuery('locations'), staleTime: Infinity })
  const [typed, setTyped] = useState('')
  const outward = outwardOf(typed)
  const places = [...cities.map(({ name }) => name), ...(value ? [value] : []), ...(outward ? [outward] : [])]
  return (
    <Select
      {...field}
      data={[...new Set(places)]}
      searchable
      onSearchChange={setTyped}
      filter={(input) => filterByLabel({ ...input, search: outwardOf(input.search) ?? input.search })}
      nothingFoundMessage={words.noMatches}
      value={value}
    />
  )
}
