import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refresh } from '#web/api/keys'
import { staff } from '#web/areas/staff/calls'
import { FactRows } from '#web/areas/staff/queue/opened/FactRows'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { FormSheet } from '#web/ui/dialog/FormSheet'

/** Email and phone, hidden until a reason is given. */
export function ContactRow({ id }: { readonly id: string }) {
  const [isAsked, setIsAsked] = useState(false)
  const cache = useQueryClient()
  const form = useForm({ initialValues: { reason: '' }, validate: { reason: (value) => (value.trim() ? null : 'Write the reason') } })
  const refused = useRefusal(form, ['reason'])
  const show = useMutation({
    ...refused.calls,
    mutationFn: (body: { reason: string }) => staff.showContact({ params: { id }, body }),
    onSuccess: () => {
      setIsAsked(false)
      void refresh(cache, 'staff', ['person'])
    },
  })
  if (show.data)
    return (
      <FactRows
        rows={[
          ['Email', show.data.email],
          ['Phone', show.data.phone ?? 'Not given'],
        ]}
      />
    )
  return (
    <>
      <div>
        <Button variant="light" onClick={() => setIsAsked(true)}>
          Show contact details
        </Button>
      </div>
      <FormSheet
        title="Show contact details"
        submit="Show"
        opened={isAsked}
        unsaved={form.isDirty()}
        busy={show.isPending}
        refusal={<RefusalNote lines={refused.note} />}
        onSubmit={form.onSubmit((values) => show.mutate(values), focusFirstFault)}
        onClose={() => {
          form.reset()
          setIsAsked(false)
        }}
      >
        <TextInput
          label="Reason"
          description="The audit keeps this. Don’t write anything personal."
          required
          {...form.getInputProps('reason')}
        />
      </FormSheet>
    </>
  )
}
