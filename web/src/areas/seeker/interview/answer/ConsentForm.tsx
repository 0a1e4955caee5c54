import { INTERVIEW_KEPT_DAYS } from '@evenshift/contract/constants'
import type { OwnInterview } from '@evenshift/contract/model/interview/own-interview'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useInterviewCall } from '#web/areas/seeker/interview/useInterviewCall'
import { seeker } from '#web/shared/calls/seeker'
import { refusalOf } from '#web/shared/forms/refusal'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { words } from '#web/areas/seeker/interview/answer/words'
import styles from '../Interview.module.css'

interface ConsentFormProps {
  readonly interview: OwnInterview
  /** What the button does: "Start". */
  readonly send: string
  readonly onDone: () => void
}

/** Agreeing to be recorded, said with who watches and until when. */
export function ConsentForm({ interview: { application, job }, send, onDone }: ConsentFormProps) {
  const [agreed, setAgreed] = useState(false)
  const [tried, setTried] = useState(false)
  const start = useInterviewCall(application, () => seeker.startInterview({ body: { applicationId: application, consent: true } }))
  const { fields, note } = refusalOf(start.refused, ['consent'])
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (agreed) start.mutate(undefined, { onSuccess: onDone })
      }}
    >
      <Checkbox
        label={words.iAgreeWhatI(job.employerName, INTERVIEW_KEPT_DAYS)}
        checked={agreed}
        onChange={(event) => setAgreed(event.currentTarget.checked)}
        error={tried && !agreed ? words.tickAgreeAnswerWriting : fields['consent']}
      />
      <RefusalNote lines={note} />
      <Button type="submit" size="lg" loading={start.isPending}>
        {send}
      </Button>
    </form>
  )
}
