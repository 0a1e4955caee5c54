import { NumberInput, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { RowList, wide } from '#web/areas/seeker/profile/RowList'
import { type RightToWorkValues, noOtherWork } from '#web/areas/seeker/profile/right-to-work/right-to-work-values'
import { words } from '#web/areas/seeker/profile/right-to-work/words'
import { DateField } from '#web/ui/form/DateField'

/** Work that was not found here: its hours count as well. */
export function OtherHours({ form }: { readonly form: UseFormReturnType<RightToWorkValues> }) {
  const { otherHours } = form.values
  return (
    <RowList
      title={words.other.title}
      text={words.other.text}
      count={otherHours.length}
      most={10}
      nameOf={(place) => words.other.row(place + 1)}
      add={words.other.add}
      fault={form.errors['otherHours']}
      onAdd={() => form.insertListItem('otherHours', noOtherWork)}
      onRemove={(place) => form.removeListItem('otherHours', place)}
    >
      {(place) => (
        <>
          <TextInput
            wrapperProps={wide}
            label={words.other.where.label}
            maxLength={80}
            required
            {...form.getInputProps(`otherHours.${place}.label`)}
          />
          <NumberInput
            wrapperProps={wide}
            label={words.other.hours.label}
            min={0}
            max={100}
            required
            {...form.getInputProps(`otherHours.${place}.hoursPerWeek`)}
          />
          <DateField
            wrapperProps={wide}
            label={words.other.from.label}
            last={null}
            required
            {...form.getInputProps(`otherHours.${place}.from`)}
          />
          <DateField
            wrapperProps={wide}
            label={words.other.to.label}
            last={null}
            first={otherHours[place]?.from ?? ''}
            {...form.getInputProps(`otherHours.${place}.to`)}
          />
        </>
      )}
    </RowList>
  )
}
