import type { OptionsFilter } from '@mantine/core'

/** Keeps the options whose label holds the search, whatever its capitals. */
export const filterByLabel: OptionsFilter = ({ options, search }) => {
  const sought = search.trim().toLowerCase()
  return options.filter((option) => 'label' in option && option.label.toLowerCase().includes(sought))
}
