import type { Message } from '@evenshift/contract/model/application/message'
import { REPORT_HOURS } from '@evenshift/contract/constants'
import { plusHours } from '@evenshift/contract/days'
import { type FeedbackKind, type ReportReason, type reportKinds, reportReasons } from '@evenshift/contract/states/feedback'
import { ActionIcon, Radio, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconBell, IconEye, IconPaperclip, IconUser, IconX } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FeedbackSide } from '#web/shared/feedback/feedback-calls'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { notify } from '#web/shared/notices/notify'
import { PictureField } from '#web/shared/uploads/PictureField'
import { clockTime, dayDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { words } from '#web/shared/feedback/words'
import styles from './Report.module.css'

export interface ReportSheetProps extends FeedbackSide {
  readonly title: string
  readonly kind: Extract<FeedbackKind, (typeof reportKinds)[number]>
  readonly subjectId: string
  /** Goes along, unless its reader takes it out. */
  readonly message?: Message
  /** Whoever isn't told who reported them. */
  readonly reported: string
  readonly onClose: () => void
}
interface Values {
  reason: ReportReason | null
  message: string
  /** The key of a picture that was sent. */
  screenshot: string | null
}

const aboutWork = ['asks_for_money', 'asks_bank_or_id', 'fake_or_misleading', 'below_minimum_wage', 'discriminatory'] as const
const reasonsOf: Readonly<Record<FeedbackSide['side'], Readonly<Record<ReportSheetProps['kind'], readonly ReportReason[]>>>> = {
  seeker: {
    report_job: [...aboutWork, 'expired_or_filled', 'other'],
    report_employer: [...aboutWork, 'harassment', 'other'],
    report_message: ['asks_for_money', 'asks_bank_or_id', 'off_platform_contact', 'harassment', 'discriminatory', 'other'],
    report_person: [],
  },
  employer: {
    report_job: [],
    report_employer: [],
    report_message: ['harassment', 'asks_for_money', 'spam', 'off_platform_contact', 'other'],
    report_person: ['fake_or_misleading', 'harassment', 'asks_for_money', 'spam', 'other'],
  },
}
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** What is wrong with a job, a message or a person, told to those who look after the market. */
export function ReportSheet({ side, calls, title, kind, subjectId, message: given, reported, onClose }: ReportSheetProps) {
  const cache = useQueryClient()
  const now = useNow()
  const { data } = useQuery({ queryKey: [side, 'feedback', {}], queryFn: ({ signal }) => calls.feedback({}, { signal }) })
  const [goesAlong, setGoesAlong] = useState(true)
  const form = useForm<Values>({
    initialValues: { reason: null, message: '', screenshot: null },
    validate: { reason: (reason) => (reason === null ? words.chooseAReason : null) },
  })
  const refused = useRefusal(form, ['reason', 'message', 'screenshot'])
  const send = useMutation({
    ...refused.calls,
    mutationFn: ({ reason, message, screenshot }: Values) =>
      calls.saveFeedback({
        body: {
          kind,
          subjectId,
          message,
          ...(reason === null ? {} : { reason }),
          ...(screenshot === null ? {} : { screenshot }),
          ...(given && goesAlong ? { messageId: given._id } : {}),
        },
      }),
    onSuccess: async () => {
      onClose()
      notify({ kind: 'done', title: words.reportSent, text: words.wellLookWithinDay })
      await cache.invalidateQueries({ queryKey: [side, 'feedback'] })
    },
  })
  const reasons = reasonsOf[side][kind].flatMap((code) => data?.reasons.filter((reason) => reason.code === code) ?? [])
  const by = plusHours(now, REPORT_HOURS).toISOString()
  return (
    <FormSheet
      title={title}
      submit={words.sendReport}
      unsaved={form.isDirty()}
      busy={send.isPending}
      refusal={<RefusalNote lines={refused.note} />}
      onSubmit={form.onSubmit((values) => send.mutate(values), focusFirstFault)}
      onClose={onClose}
    >
      <Radio.Group
        label={words.whatHappened}
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
      {given && goesAlong && (
        <div className={styles.along}>
          <IconPaperclip {...icon} />
          <span>
            <b>{words.messageGoes(dayDate(given.createdAt), clockTime(given.createdAt))}</b>
            <span>“{given.text}”</span>
          </span>
          <ActionIcon variant="subtle" aria-label={words.leaveTheMessageOut} onClick={() => setGoesAlong(false)}>
            <IconX {...icon} />
          </ActionIcon>
        </div>
      )}
      <Textarea label={words.anythingElseOptional} autosize minRows={2} maxRows={10} maxLength={2000} {...form.getInputProps('message')} />
      <PictureField
        calls={calls}
        purpose="feedback"
        fault={form.errors['screenshot']}
        onPicture={(key) => form.setFieldValue('screenshot', key)}
      />
      <ul className={styles.facts}>
        <li>
          <IconUser {...icon} />
          <span>
            {words.readBy(
              <b>
                {dayDate(by)}, {clockTime(by)}
              </b>,
            )}
          </span>
        </li>
        <li>
          <IconEye {...icon} />
          {words.wontTellWhoReported(reported)}
        </li>
        <li>
          <IconBell {...icon} />
          {words.youllHearWhatDid}
        </li>
      </ul>
    </FormSheet>
  )
}
