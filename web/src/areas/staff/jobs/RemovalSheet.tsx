import type { StaffJobPage } from '@evenshift/contract/model/staff/staff-job'
import { Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { staff } from '#web/areas/staff/calls'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { notify } from '#web/shared/notices/notify'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { words } from '#web/areas/staff/jobs/words'

/** Asks before a job is removed or brought back. */
export function RemovalSheet({ job, onClose }: { readonly job: StaffJobPage; readonly onClose: () => void }) {
  const isRemoved = job.status === 'removed'
  const cache = useQueryClient()
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (value) => (isRemoved || value.trim() ? null : words.writeTheReason) },
  })
  const refused = useRefusal(form, ['reason'])
  const move = useMutation({
    ...refused.calls,
    mutationFn: ({ reason }: { reason: string }) =>
      staff.changeJob({ params: { id: job._id }, body: isRemoved ? { decision: 'restore' } : { decision: 'remove', reason } }),
    onSuccess: () => {
      notify({ kind: 'done', text: isRemoved ? words.jobRestored : words.jobRemoved })
      void cache.invalidateQueries({ queryKey: ['staff'] })
      onClose()
    },
  })
  return (
    <FormSheet
      title={isRemoved ? words.restoreWithTitle(job.title) : words.removeWithTitle(job.title)}
      submit={isRemoved ? words.restore : words.remove}
      dangerous={!isRemoved}
      unsaved={form.isDirty()}
      busy={move.isPending}
      refusal={<RefusalNote lines={refused.note} />}
      onSubmit={form.onSubmit((values) => move.mutate(values), focusFirstFault)}
      onClose={onClose}
    >
      {isRemoved ? (
        <p>{words.peopleCanFindAgain}</p>
      ) : (
        <>
          <p>{job.applicants === 0 ? words.noOneHasApplied : words.wellTellEveryoneWho(job.applicants)}</p>
          <Textarea
            label={words.reasonGets(job.company.companyName)}
            autosize
            minRows={3}
            data-autofocus
            {...form.getInputProps('reason')}
          />
        </>
      )}
    </FormSheet>
  )
}
