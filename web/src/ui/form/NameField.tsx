import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import { filterByLabel } from '#web/ui/form/filter-by-label'

const SHOWN_MOST = 50

interface NameFieldProps extends Omit<AutocompleteProps, 'data' | 'filter'> {
  readonly label: string
  /** What is offered; any other name may be typed. */
  readonly names: readonly string[]
}

/** One name of a list, narrowed by any part of it, or one that no list has. Takes a form's input props as they are. */
export function NameField({ names, ...field }: NameFieldProps) {
  return (
    <Autocomplete maxLength={120} openOnFocus={false} {...field} data={[...new Set(names)]} limit={SHOWN_MOST} filter={filterByLabel} />
  )
}
