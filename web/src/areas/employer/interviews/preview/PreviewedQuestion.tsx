import { ANSWER_GRACE_SECONDS } from '@evenshift/contract/constants'
import type { AnswerType } from '@evenshift/contract/states/interview/question'
import { Radio, Textarea } from '@mantine/core'
import { IconMicrophone, IconVideo } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import type { Previewed } from '#web/areas/employer/interviews/preview/previewed'
import { words } from '#web/areas/employer/interviews/words'
import { QuestionHead } from '#web/shared/interview/QuestionHead'
import { waysOf } from '#web/shared/interview/ways'
import { words as shared } from '#web/shared/interview/words'
import { lengthOf } from '#web/shared/recorder/time-words'
import styles from './Preview.module.css'

interface PreviewedQuestionProps {
  readonly question: Previewed
  readonly titleRef: RefObject<HTMLHeadingElement | null>
}

/** One question with its ways to answer; what is typed or chosen here goes with the preview. */
export function PreviewedQuestion({ question, titleRef }: PreviewedQuestionProps) {
  const ways = waysOf(question.answerType, null)
  const [way, setWay] = useState<AnswerType>(ways[0])
  return (
    <>
      <QuestionHead question={question} titleRef={titleRef} level={3} ways={ways} way={way} onWay={setWay} />
      {way === 'text' && <Textarea label={shared.yourAnswer} autosize minRows={5} maxRows={12} maxLength={4000} />}
      {way === 'choice' && (
        <Radio.Group label={shared.chooseOne}>
          <div className={styles.options}>
            {question.options.map((option) => (
              <Radio key={option} value={option} label={option} />
            ))}
          </div>
        </Radio.Group>
      )}
      {(way === 'video' || way === 'audio') && (
        <div className={styles.stage}>
          {way === 'video' ? <IconVideo size={40} stroke={1.5} aria-hidden /> : <IconMicrophone size={40} stroke={1.5} aria-hidden />}
          <p>{way === 'video' ? words.preview.camera : words.preview.microphone}</p>
          <p>
            {words.preview.upTo(lengthOf(question.answerSeconds), lengthOf(ANSWER_GRACE_SECONDS))}{' '}
            {question.thinkSeconds > 0 && words.preview.thinking(lengthOf(question.thinkSeconds))}
          </p>
        </div>
      )}
    </>
  )
}
