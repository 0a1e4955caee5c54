import type { UseFormReturnType } from '@mantine/form'
import { RowList, wide } from '#web/areas/seeker/profile/RowList'
import type { RightToWorkValues } from '#web/areas/seeker/profile/right-to-work/right-to-work-values'
import { words } from '#web/areas/seeker/profile/right-to-work/words'
import { DateField } from '#web/ui/form/DateField'

/** When the limit holds: in term, not in the vacations. */
export function TermDates({ form }: { readonly form: UseFormReturnType<RightToWorkValues> }) {
  const { termDates } = form.values
  return (
    <RowList
      title={words.terms.title}
      text={words.terms.text}
      count={termDates.length}
      most={12}
      nameOf={(place) => words.terms.row(place + 1)}
      add={words.terms.add}
      fault={form.errors['termDates']}
      onAdd={() => form.insertListItem('termDates', { start: '', end: '' })}
      onRemove={(place) => form.removeListItem('termDates', place)}
    >
      {(place) => (
        <>
          <DateField
            wrapperProps={wide}
            label={words.terms.start.label}
            last={null}
            required
            {...form.getInputProps(`termDates.${place}.start`)}
          />
          <DateField
            wrapperProps={wide}
            label={words.terms.end.label}
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
