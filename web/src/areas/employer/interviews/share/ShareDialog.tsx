import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import type { Interview } from '@evenshift/contract/model/interview/interview'
import { Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { DialogFrame } from '#web/areas/employer/dialog/DialogFrame'
import { useDialogFault } from '#web/areas/employer/dialog/useDialogFault'
import { answerPath } from '#web/areas/employer/interviews/share/answer-link'
import { words } from '#web/areas/employer/interviews/words'
import { employer, employerQuery } from '#web/shared/calls/employer'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { notify } from '#web/shared/notices/notify'
import { paths } from '#web/shared/paths'
import { SelectField } from '#web/ui/form/SelectField'

interface ShareDialogProps {
  readonly application: Pick<EmployerApplicationDetail, '_id' | 'jobId'>
  readonly question: Pick<Interview['questions'][number], '_id' | 'question'>
  readonly onClose: () => void
}

/** Asks a colleague to watch one answer; its link opens for the company's own people alone. */
export function ShareDialog({ application: { _id: applicationId, jobId }, question, onClose }: ShareDialogProps) {
  const info = useQuery(employerQuery('employerInfo'))
  const [memberId, setMemberId] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const colleagues = (info.data?.team ?? []).filter(({ isMe }) => !isMe)
  const isAlone = info.data !== undefined && colleagues.length === 0
  const share = useMutation({
    meta: { ownErrors: true },
    mutationFn: (id: string) => employer.shareInterview({ body: { applicationId, memberId: id, questionId: question._id } }),
    onError: focusFirstFault,
    onSuccess: (_, id) => {
      notify({ kind: 'done', text: words.share.done(colleagues.find(({ _id }) => _id === id)?.name ?? words.share.colleague) })
      onClose()
    },
  })
  const { fields, note } = useDialogFault(share.error, ['memberId'])
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}${answerPath(jobId, applicationId, question._id)}`)
    notify({ kind: 'done', text: words.share.copied })
  }
  return (
    <DialogFrame
      title={words.share.title}
      send={isAlone ? words.share.copy : words.share.send}
      unsaved={memberId !== null}
      busy={share.isPending}
      note={note}
      onSend={() => {
        if (isAlone) return void copy()
        setTried(true)
        if (memberId === null) return focusFirstFault()
        return share.mutate(memberId)
      }}
      onClose={onClose}
    >
      <p>{words.share.text(question.question)}</p>
      {isAlone ? (
        <p>
          {words.share.alone} <Link to={paths.team}>{words.share.invite}</Link>
        </p>
      ) : (
        <SelectField
          label={words.share.colleague}
          description={words.share.hint}
          placeholder={words.share.choose}
          options={colleagues.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={memberId}
          onChange={setMemberId}
          error={fields['memberId'] ?? (tried && memberId === null ? words.share.choose : null)}
        />
      )}
      {!isAlone && (
        <div>
          <Button variant="subtle" leftSection={<IconLink size={18} stroke={1.75} aria-hidden />} onClick={() => void copy()}>
            {words.share.copy}
          </Button>
        </div>
      )}
    </DialogFrame>
  )
}
