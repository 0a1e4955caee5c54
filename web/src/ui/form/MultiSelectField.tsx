import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import type { Option } from '#web/ui/form/SelectField'
import { filterByLabel } from '#web/ui/form/filter-by-label'
import { nothingFound } from '#web/ui/form/nothing-found'

interface MultiSelectFieldProps extends Omit<MultiSelectProps, 'data' | 'filter' | 'searchable'> {
  readonly label: string
  readonly options: readonly Option[]
  /** The most that can be chosen. */
  readonly most?: number
}

/** Choose several; narrows like SelectField. Takes a form's input props as they are. */
export function MultiSelectField({ options, most, ...field }: MultiSelectFieldProps) {
  return (
    <MultiSelect
      nothingFoundMessage={nothingFound}
      hidePickedOptions
      // The list would lie over what stands below a field that somebody is brought to.
      openOnFocus={false}
      clearButtonProps={{ 'aria-label': `Clear ${field.label}` }}
      {...field}
      {...(most === undefined ? {} : { maxValues: most })}
      data={options}
      searchable
      filter={filterByLabel}
    />
  )
}
