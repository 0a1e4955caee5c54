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
import { words } from '#web/areas/staff/people/words'

/** Email and phone, hidden until a reason is given. */
export function ContactRow({ id }: { readonly id: string }) {
  const [isAsked, setIsAsked] = useState(false)
  const cache = useQueryClient()
  const form = useForm({ initialValues: { reason: '' }, validate: { reason: (value) => (value.trim() ? null : words.writeTheReason) } })
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
          [words.email, show.data.email],
          [words.phone, show.data.phone ?? words.notGiven],
        ]}
      />
    )
  return (
    <>
      <div>
        <Button variant="light" onClick={() => setIsAsked(true)}>
          {words.showContactDetails}
        </Button>
      </div>
      <FormSheet
        title={words.showContactDetails}
        submit={words.show}
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
        <TextInput label={words.reason} description={words.auditKeepsDontWrite} required {...form.getInputProps('reason')} />
      </FormSheet>
    </>
  )
}
