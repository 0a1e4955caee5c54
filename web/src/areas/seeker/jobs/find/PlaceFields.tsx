import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { radii } from '#web/areas/seeker/jobs/find/filter-words'
import { radiusOf, withSingle } from '#web/areas/seeker/jobs/find/search-address'
import type { Search } from '#web/areas/seeker/jobs/find/useSearch'
import { seekerQuery } from '#web/shared/calls/seeker'
import { filterByLabel } from '#web/ui/form/filter-by-label'
import find from './Find.module.css'
import styles from './Filters.module.css'

interface PlaceFieldsProps {
  readonly search: Search
  /** Beside the words of a desk: names only for those who hear them. */
  readonly inline?: boolean
}

/** What of a postcode says where it is: the rest is a street, which no search needs. */
const outwardOf = (typed: string): string[] => {
  const outward = /^([a-z]{1,2}\d[a-z\d]?)(?: ?\d[a-z]{2})?$/i.exec(typed.trim())?.[1]
  return outward === undefined ? [] : [outward.toUpperCase()]
}

/** A city or postcode, and how far around it. */
export function PlaceFields({ search: { address, change }, inline = false }: PlaceFieldsProps) {
  const { data: cities = [] } = useQuery({ ...seekerQuery('locations'), staleTime: Infinity })
  const place = address.get('location')
  const [typed, setTyped] = useState('')
  const places = [...cities.map(({ name }) => name), ...(place ? [place] : []), ...outwardOf(typed)]
  const named = (name: string) =>
    inline ? { 'aria-label': name, className: find.where ?? '' } : { label: name, className: styles.half ?? '' }
  return (
    <>
      <Select
        {...named('City or postcode')}
        placeholder="Anywhere"
        data={[...new Set(places)]}
        searchable
        onSearchChange={setTyped}
        clearable
        clearButtonProps={{ 'aria-label': 'Clear the place' }}
        filter={(input) => filterByLabel({ ...input, search: outwardOf(input.search)[0] ?? input.search })}
        nothingFoundMessage="Nothing by that name"
        value={place}
        onChange={(location) => change((now) => withSingle(now, { location, radiusKm: radiusOf(address) }))}
      />
      <Select
        {...named('How far')}
        data={radii}
        allowDeselect={false}
        disabled={place === null}
        value={radiusOf(address)}
        onChange={(radiusKm) => change((now) => withSingle(now, { radiusKm }))}
      />
    </>
  )
}
