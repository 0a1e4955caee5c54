import { TagsInput, type TagsInputProps } from '@mantine/core'
import { useState } from 'react'
import { filterByLabel } from '#web/ui/form/filter-by-label'
import { words } from '#web/ui/form/words'

const SHOWN_MOST = 8

interface NamesFieldProps extends Omit<TagsInputProps, 'data' | 'filter' | 'searchValue' | 'onSearchChange'> {
  readonly label: string
  readonly names: readonly string[]
  /** The most that can be chosen. */
  readonly most: number
}

/** Several names of a list, or typed ones. Takes a form's input props as they are. */
export function NamesField({ names, most, ...field }: NamesFieldProps) {
  const [typed, setTyped] = useState('')
  return (
    <TagsInput
      maxLength={120}
      clearButtonProps={{ 'aria-label': words.clear(field.label) }}
      {...field}
      // Only while something is typed: an open list would lie over what stands below.
      data={typed.trim() ? [...names] : []}
      filter={filterByLabel}
      limit={SHOWN_MOST}
      maxTags={most}
      acceptValueOnBlur
      searchValue={typed}
      onSearchChange={setTyped}
    />
  )
}
