import { NumberInput, Radio } from '@mantine/core'
import { useState } from 'react'
import type { InterviewDialogProps } from '#web/areas/employer/interviews/ExtendDialog'
import { adjustmentWords } from '#web/areas/employer/interviews/ask-words'
import { useInterviewAnswer } from '#web/areas/employer/interviews/useInterviewAnswer'
import { DialogFrame } from '#web/areas/employer/dialog/DialogFrame'
import { useDialogFault } from '#web/areas/employer/dialog/useDialogFault'
import { employer } from '#web/shared/calls/employer'
import { SelectField } from '#web/ui/form/SelectField'
import styles from './Interviews.module.css'

const formats = [
  { value: 'text', label: 'In writing' },
  { value: 'audio', label: 'By voice' },
] as const
const EXTRA_TIME_USUAL = 25

/** Answers the wish for another way to take part; what they asked for is filled in. */
export function AdjustDialog({ interview: { application, adjustmentAsked }, name, onClose }: InterviewDialogProps) {
  const asked = adjustmentAsked?.kind
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null)
  const [extraTime, setExtraTime] = useState<number | ''>(asked === 'extra_time' ? EXTRA_TIME_USUAL : '')
  const [format, setFormat] = useState<string | null>(asked === 'text_answers' ? 'text' : asked === 'audio_answers' ? 'audio' : null)
  const [tried, setTried] = useState(false)
  const adjust = useInterviewAnswer(
    (granted: boolean) => {
      const way = formats.find(({ value }) => value === format)?.value
      const given = granted ? { ...(extraTime === '' ? {} : { extraTimePct: extraTime }), ...(way ? { format: way } : {}) } : {}
      return employer.adjustInterview({ body: { applicationId: application, granted, ...given } })
    },
    `${name} is told`,
    onClose,
  )
  const { fields, note } = useDialogFault(adjust.error, answer === 'yes' ? ['granted', 'extraTimePct', 'format'] : ['granted'])
  const send = () => {
    setTried(true)
    if (answer) adjust.mutate(answer === 'yes')
  }
  return (
    <DialogFrame
      title={`Another way for ${name}`}
      send="Send the answer"
      unsaved={answer !== null}
      busy={adjust.isPending}
      note={note}
      onSend={send}
      onClose={onClose}
    >
      {asked && (
        <p>
          They ask for {adjustmentWords[asked]}
          {adjustmentAsked?.note ? `: “${adjustmentAsked.note}”` : '.'} The law asks you to make reasonable adjustments for disabled people;
          they need not tell you why.
        </p>
      )}
      <Radio.Group
        label="Your answer"
        value={answer ?? ''}
        onChange={(value) => setAnswer(value === 'yes' ? 'yes' : 'no')}
        error={fields['granted'] ?? (tried && !answer ? 'Choose yes or no' : null)}
      >
        <div className={styles.choices}>
          <Radio value="yes" label="Yes, grant it" />
          <Radio value="no" label="No, it isn’t possible" />
        </div>
      </Radio.Group>
      {answer === 'yes' && (
        <>
          <NumberInput
            label="More time for each answer, in percent"
            min={10}
            max={200}
            allowDecimal={false}
            value={extraTime}
            onChange={(value) => setExtraTime(typeof value === 'number' ? value : '')}
            error={fields['extraTimePct'] ?? null}
          />
          <SelectField
            label="Every answer"
            placeholder="As they like"
            options={formats}
            clearable
            value={format}
            onChange={setFormat}
            error={fields['format'] ?? null}
          />
        </>
      )}
    </DialogFrame>
  )
}
