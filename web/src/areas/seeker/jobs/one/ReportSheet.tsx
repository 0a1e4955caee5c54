import type { Output } from '@evenshift/contract/call'
import type { Job } from '@evenshift/contract/model/job/job'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import { type ReportReason, reportReasons } from '@evenshift/contract/states/feedback'
import { Radio, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { seeker } from '#web/shared/calls/seeker'
import { PictureField } from '#web/shared/uploads/PictureField'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { notify } from '#web/shared/notices/notify'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import styles from './Job.module.css'

interface ReportSheetProps {
  readonly job: Job
  readonly reasons: Output<SeekerService['feedback']>['reasons']
  readonly onClose: () => void
}
interface Values {
  reason: ReportReason | null
  message: string
  /** The key of a picture that was sent. */
  screenshot: string | null
}

/** What is wrong with a job, told to the people who look after the market. */
export function ReportSheet({ job, reasons, onClose }: ReportSheetProps) {
  const cache = useQueryClient()
  const form = useForm<Values>({
    initialValues: { reason: null, message: '', screenshot: null },
    validate: {
      reason: (reason) => (reason === null ? 'Choose a reason' : null),
      message: (text) => (text.trim() ? null : 'Tell us what happened'),
    },
  })
  const refused = useRefusal(form, ['reason', 'message', 'screenshot'])
  const send = useMutation({
    ...refused.calls,
    mutationFn: ({ reason, message, screenshot }: Values) =>
      seeker.saveFeedback({
        body: {
          kind: 'report_job',
          subjectId: job._id,
          message,
          ...(reason === null ? {} : { reason }),
          ...(screenshot === null ? {} : { screenshot }),
        },
      }),
    onSuccess: async () => {
      onClose()
      notify({
        kind: 'done',
        title: 'Report sent',
        text: 'Our team will look at it within a day. We won’t tell the employer who sent it.',
      })
      await cache.invalidateQueries({ queryKey: ['seeker', 'feedback'] })
    },
  })
  return (
    <FormSheet
      title={`Report ${job.title}`}
      submit="Send the report"
      cancel="Not now"
      unsaved={form.isDirty()}
      busy={send.isPending}
      refusal={<RefusalNote lines={refused.note} />}
      onSubmit={form.onSubmit((values) => send.mutate(values), focusFirstFault)}
      onClose={onClose}
    >
      <Radio.Group
        label="What’s wrong?"
        value={form.values.reason}
        error={form.errors['reason']}
        onChange={(value) => form.setFieldValue('reason', reportReasons.find((one) => one === value) ?? null)}
      >
        <div className={styles.reasons}>
          {reasons.map(({ code, label }) => (
            <Radio key={code} value={code} label={label} />
          ))}
        </div>
      </Radio.Group>
      <Textarea label="What happened?" autosize minRows={3} maxRows={10} maxLength={2000} {...form.getInputProps('message')} />
      <PictureField
        calls={seeker}
        purpose="feedback"
        fault={form.errors['screenshot']}
        onPicture={(key) => form.setFieldValue('screenshot', key)}
      />
    </FormSheet>
  )
}
