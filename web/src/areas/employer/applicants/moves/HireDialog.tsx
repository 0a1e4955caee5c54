import { meetingKindWithin } from '@evenshift/contract/states/meeting/meeting-words'
import { londonDay } from '@evenshift/contract/london'
import { jobTabOf } from '@evenshift/contract/states/job/job'
import { type ApplicationStatus, applicationTabs } from '@evenshift/contract/states/application/application'
import { rightToWorkMethods } from '@evenshift/contract/states/company/employer-lists'
import { Checkbox, Radio, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DialogFrame } from '#web/areas/employer/dialog/DialogFrame'
import { stillToCome } from '#web/areas/employer/applicants/moves/coming-meeting'
import type { MoveDialogProps } from '#web/areas/employer/applicants/moves/MoveDialog'
import { useDialogFault } from '#web/areas/employer/dialog/useDialogFault'
import { employerQuery } from '#web/shared/calls/employer'
import { momentWords } from '#web/shared/meeting/meeting-words'
import { useNow } from '#web/shared/words/useNow'
import { Note } from '#web/ui/display/Note'
import { DateField } from '#web/ui/form/DateField'
import { words } from '#web/areas/employer/applicants/moves/words'
import styles from '../../dialog/Dialogs.module.css'

type Method = (typeof rightToWorkMethods)[number]
const methodWords: Readonly<Record<Method, string>> = {
  manual: words.iSawOriginalDocuments,
  online: words.homeOfficeOnlineCheck,
  idsp: words.certifiedDigitalIdentityService,
}

/** Where nobody else can be hired after this: how many others hear it. */
function JobFilled({ jobId }: { readonly jobId: string }) {
  const { data: job } = useQuery(employerQuery('jobDetails', { params: { id: jobId } }))
  if (!job || jobTabOf(job.status) === 'closed') return null
  const countOf = (statuses: readonly ApplicationStatus[]) =>
    job.counts.filter(({ status }) => statuses.includes(status)).reduce((sum, { count }) => sum + count, 0)
  if (countOf(['hired']) + 1 < job.vacancies) return null
  return <Note>{words.fillsTheJob(countOf(applicationTabs.live))}</Note>
}

/** What was still to come: who is hired needs no more of it. */
function MeetingEnds({ applicationId }: { readonly applicationId: string }) {
  const now = useNow()
  const { data } = useQuery(employerQuery('openApplication', { params: { id: applicationId } }))
  const meeting = data?.meeting ? stillToCome(data.meeting, now) : null
  // A trial is a day of paid work: it stays.
  if (meeting === null || meeting.kind === 'trial') return null
  return <Note>{words.meetingEnds(meetingKindWithin(meeting.kind), momentWords(meeting.at))}</Note>
}

/** The check that the law asks for before work begins, said by the person who made it. */
export function HireDialog({ application, busy, error, onSend, onClose }: MoveDialogProps) {
  const [method, setMethod] = useState<Method | null>(null)
  const [today] = useState(() => londonDay(new Date()))
  const [checkedOn, setCheckedOn] = useState(today)
  const [written, setWritten] = useState<string | null>(null)
  const { data: me } = useQuery({ ...employerQuery('employerInfo'), select: ({ team }) => team.find(({ isMe }) => isMe)?.name })
  const checkedBy = written ?? me ?? ''
  const [attested, setAttested] = useState(false)
  const [tried, setTried] = useState(false)
  const { fields, note } = useDialogFault(error, ['rightToWork.method', 'rightToWork.checkedOn', 'rightToWork.checkedBy'])
  const isComplete = method !== null && checkedOn !== '' && checkedBy.trim() !== '' && attested
  const send = () => {
    setTried(true)
    if (isComplete) onSend({ status: 'hired', rightToWork: { method, checkedOn, checkedBy: checkedBy.trim() } })
  }
  return (
    <DialogFrame
      title={words.hire(application.applicant.name)}
      send={words.markAsHired}
      unsaved={method !== null || checkedOn !== today || written !== null || attested}
      busy={busy}
      note={note}
      onSend={send}
      onClose={onClose}
    >
      <p>{words.mustCheckTheirRight}</p>
      <Radio.Group
        label={words.howYouChecked}
        value={method}
        onChange={(value) => setMethod(value as Method)}
        error={fields['rightToWork.method'] ?? (tried && !method ? words.chooseHowYouChecked : null)}
      >
        <div className={styles.choices}>
          {rightToWorkMethods.map((value) => (
            <Radio key={value} value={value} label={methodWords[value]} />
          ))}
        </div>
      </Radio.Group>
      <DateField
        label={words.checkedOn}
        required
        value={checkedOn}
        onChange={setCheckedOn}
        error={fields['rightToWork.checkedOn'] ?? null}
      />
      <TextInput
        label={words.checkedBy}
        required
        maxLength={120}
        value={checkedBy}
        onChange={(event) => setWritten(event.currentTarget.value)}
        error={fields['rightToWork.checkedBy'] ?? (tried && !checkedBy.trim() ? words.sayWhoChecked : null)}
      />
      <Checkbox
        label={words.iConfirmWeveChecked}
        checked={attested}
        onChange={(event) => setAttested(event.currentTarget.checked)}
        error={tried && !attested ? words.tickConfirmCheck : null}
      />
      <MeetingEnds applicationId={application._id} />
      <JobFilled jobId={application.jobId} />
    </DialogFrame>
  )
}
