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
import { words } from '#web/areas/staff/people/words'

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
    validate: { reason: (value) => (isSuspended || value.trim() ? null : words.writeTheReason) },
  })
  const refused = useRefusal(form, ['reason'])
  const move = useMutation({
    ...refused.calls,
    mutationFn: ({ reason }: { reason: string }) => send(isSuspended ? { decision: 'restore', reason } : { decision: 'suspend', reason }),
    onSuccess: () => {
      notify({ kind: 'done', text: isSuspended ? words.restored(name) : words.suspended(name) })
      void cache.invalidateQueries({ queryKey: ['staff'] })
      onClose()
    },
  })
  return (
    <FormSheet
      title={isSuspended ? words.restoreWithName(name) : words.suspendWithName(name)}
      submit={isSuspended ? words.restore : words.suspend}
      dangerous={!isSuspended}
      unsaved={form.isDirty()}
      busy={move.isPending}
      refusal={<RefusalNote lines={refused.note} />}
      onSubmit={form.onSubmit((values) => move.mutate(values), focusFirstFault)}
      onClose={onClose}
    >
      <p>{isSuspended ? words.theyreApprovedAgainTold : words.companysJobsPauseSeekers}</p>
      <Textarea
        label={isSuspended ? words.reasonOptional : words.reasonGets(name)}
        autosize
        minRows={3}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </FormSheet>
  )
}
