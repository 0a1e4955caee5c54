import { Select, type SelectProps } from '@mantine/core'
import { filterByLabel } from '#web/ui/form/filter-by-label'
import { nothingFound } from '#web/ui/form/nothing-found'
import { words } from '#web/ui/form/words'

export interface Option {
  readonly value: string
  readonly label: string
}

interface SelectFieldProps extends Omit<SelectProps, 'data' | 'filter' | 'searchable'> {
  readonly label: string
  readonly options: readonly Option[]
}

/** Choose one; typing narrows the list by any part of a label, capitals or not. Takes a form's input props as they are. */
export function SelectField({ options, ...field }: SelectFieldProps) {
  return (
    <Select
      nothingFoundMessage={nothingFound}
      clearButtonProps={{ 'aria-label': words.clear(field.label) }}
      // The list would lie over what stands below a field that somebody is brought to.
      openOnFocus={false}
      // Choosing the chosen one again keeps it; what may be empty has a button for that.
      allowDeselect={false}
      {...field}
      data={options}
      searchable
      filter={filterByLabel}
      // What is typed replaces what was chosen. After a press too: Safari unselects it once the list is drawn.
      onFocus={(event) => {
        event.currentTarget.select()
        field.onFocus?.(event)
      }}
      onClick={(event) => {
        const input = event.currentTarget
        requestAnimationFrame(() => input.select())
        field.onClick?.(event)
      }}
    />
  )
}
