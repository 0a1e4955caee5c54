import { NumberInput, Radio } from '@mantine/core'
import { useState } from 'react'
import type { InterviewDialogProps } from '#web/areas/employer/interviews/ExtendDialog'
import { adjustmentWords } from '#web/areas/employer/interviews/ask-words'
import { useInterviewAnswer } from '#web/areas/employer/interviews/useInterviewAnswer'
import { DialogFrame } from '#web/areas/employer/dialog/DialogFrame'
import { useDialogFault } from '#web/areas/employer/dialog/useDialogFault'
import { employer } from '#web/shared/calls/employer'
import { SelectField } from '#web/ui/form/SelectField'
import { words } from '#web/areas/employer/interviews/words'
import styles from './Interviews.module.css'

const formats = [
  { value: 'text', label: words.inWriting },
  { value: 'audio', label: words.byVoice },
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
    words.isTold(name),
    onClose,
  )
  const { fields, note } = useDialogFault(adjust.error, answer === 'yes' ? ['granted', 'extraTimePct', 'format'] : ['granted'])
  const send = () => {
    setTried(true)
    if (answer) adjust.mutate(answer === 'yes')
  }
  return (
    <DialogFrame
      title={words.anotherWayFor(name)}
      send={words.sendTheAnswer}
      unsaved={answer !== null}
      busy={adjust.isPending}
      note={note}
      onSend={send}
      onClose={onClose}
    >
      {asked && <p>{words.theyAskLawAsks(adjustmentWords[asked], adjustmentAsked?.note ? `: “${adjustmentAsked.note}”` : '.')}</p>}
      <Radio.Group
        label={words.yourAnswer}
        value={answer ?? ''}
        onChange={(value) => setAnswer(value === 'yes' ? 'yes' : 'no')}
        error={fields['granted'] ?? (tried && !answer ? words.chooseYesOrNo : null)}
      >
        <div className={styles.choices}>
          <Radio value="yes" label={words.yesGrantIt} />
          <Radio value="no" label={words.noItIsntPossible} />
        </div>
      </Radio.Group>
      {answer === 'yes' && (
        <>
          <NumberInput
            label={words.moreTimeEachAnswer}
            min={10}
            max={200}
            allowDecimal={false}
            value={extraTime}
            onChange={(value) => setExtraTime(typeof value === 'number' ? value : '')}
            error={fields['extraTimePct'] ?? null}
          />
          <SelectField
            label={words.everyAnswer}
            placeholder={words.asTheyLike}
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
