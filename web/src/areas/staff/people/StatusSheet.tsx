import type { Input } from '@evenshift/contract/call'
import type { StaffService } from '@evenshift/contract/staff/service'
import { Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { notify } from '#web/shared/notices/notify'
import { FormSheet } from '#web/ui/dialog/FormSheet'

interface StatusSheetProps {
  readonly name: string
  readonly isSuspended: boolean
  readonly send: (body: Input<StaffService['changePerson']>['body']) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks before a person or company is suspended or restored. */
export function StatusSheet({ name, isSuspended, send, onClose }: StatusSheetProps) {
  const cache = useQueryClient()
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (value) => (isSuspended || value.trim() ? null : 'Write the reason') },
  })
  const refused = useRefusal(form, ['reason'])
  const move = useMutation({
    ...refused.calls,
    mutationFn: ({ reason }: { reason: string }) => send(isSuspended ? { decision: 'restore', reason } : { decision: 'suspend', reason }),
    onSuccess: () => {
      notify({ kind: 'done', text: isSuspended ? `${name} restored` : `${name} suspended` })
      void cache.invalidateQueries({ queryKey: ['staff'] })
      onClose()
    },
  })
  return (
    <FormSheet
      title={isSuspended ? `Restore ${name}?` : `Suspend ${name}?`}
      submit={isSuspended ? 'Restore' : 'Suspend'}
      dangerous={!isSuspended}
      unsaved={form.isDirty()}
      busy={move.isPending}
      refusal={<RefusalNote lines={refused.note} />}
      onSubmit={form.onSubmit((values) => move.mutate(values), focusFirstFault)}
      onClose={onClose}
    >
      <p>
        {isSuspended
          ? 'They’re approved again and are told.'
          : 'A company’s jobs pause. A seeker’s applications are hidden. They’re told why.'}
      </p>
      <Textarea
        label={isSuspended ? 'Reason (optional)' : `Reason ${name} gets`}
        autosize
        minRows={3}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </FormSheet>
  )
}
