import type { Employer } from '@evenshift/contract/model/company/employer'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type PartKey, parts } from '#web/areas/employer/company/parts'
import { words } from '#web/areas/employer/company/words'
import { employerMutation, employerQuery } from '#web/shared/calls/employer'
import { companyFaults, companyFields, companyInputOf, companyValuesOf } from '#web/shared/company/company-values'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { notify } from '#web/shared/notices/notify'
import { FormSheet } from '#web/ui/dialog/FormSheet'

interface PartSheetProps {
  readonly company: Employer
  readonly part: PartKey
  readonly onClose: () => void
}

/** One part of the company's page, saved by itself. */
export function PartSheet({ company, part, onClose }: PartSheetProps) {
  const { title, keys, Fields } = parts[part]
  const queryClient = useQueryClient()
  const form = useForm({ initialValues: companyValuesOf(company), validate: companyFaults })
  const isOfPart = (path: string) => keys.some((key) => key === path.split('.')[0])
  const { note, calls } = useRefusal(form, companyFields.filter(isOfPart))
  const update = useMutation({
    ...employerMutation('updateEmployer'),
    ...calls,
    onSuccess: (changed) => {
      queryClient.setQueryData(employerQuery('employerDetails').queryKey, changed)
      const isChecked = changed.status === 'Pending' && company.status !== 'Pending'
      notify({ kind: 'done', text: isChecked ? words.savedAndChecked : words.saved })
      onClose()
      if (isChecked) void queryClient.invalidateQueries({ queryKey: ['approval'] })
    },
  })
  const save = form.onSubmit((values) => {
    const whole = companyInputOf(values)
    if (whole) update.mutate({ body: Object.fromEntries(keys.map((key) => [key, whole[key]])) })
  }, focusFirstFault)
  return (
    <FormSheet
      title={title}
      submit={words.save}
      unsaved={form.isDirty()}
      busy={update.isPending}
      refusal={<RefusalNote lines={note} />}
      onSubmit={save}
      onClose={onClose}
    >
      <Fields form={form} />
    </FormSheet>
  )
}
