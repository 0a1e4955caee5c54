import type { UseFormReturnType } from '@mantine/form'
import { RowList, wide } from '#web/areas/seeker/profile/RowList'
import type { RightToWorkValues } from '#web/areas/seeker/profile/right-to-work/right-to-work-values'
import { DateField } from '#web/ui/form/DateField'

/** When the limit holds: in term, not in the vacations. */
export function TermDates({ form }: { readonly form: UseFormReturnType<RightToWorkValues> }) {
  const { termDates } = form.values
  return (
    <RowList
      title="Your term dates"
      text="Copy them from your university’s letter or calendar. Your limit doesn’t apply outside term."
      count={termDates.length}
      most={12}
      nameOf={(place) => `term ${place + 1}`}
      add="Add a term"
      fault={form.errors['termDates']}
      onAdd={() => form.insertListItem('termDates', { start: '', end: '' })}
      onRemove={(place) => form.removeListItem('termDates', place)}
    >
      {(place) => (
        <>
          <DateField wrapperProps={wide} label="Start date" last={null} required {...form.getInputProps(`termDates.${place}.start`)} />
          <DateField
            wrapperProps={wide}
            label="Last day"
            last={null}
            first={termDates[place]?.start ?? ''}
            required
            {...form.getInputProps(`termDates.${place}.end`)}
          />
        </>
      )}
    </RowList>
  )
}
