import type { Interview } from '@evenshift/contract/model/interview/interview'
import type { AnswerType } from '@evenshift/contract/states/interview/question'
import type { RefObject } from 'react'
import { answerTypeWords } from '#web/shared/interview/question-words'
import { words } from '#web/shared/interview/words'
import { Segment } from '#web/ui/choice/Segment'
import styles from './QuestionHead.module.css'

interface QuestionHeadProps {
  readonly question: Pick<Interview['questions'][number], 'question' | 'guidance'>
  readonly titleRef: RefObject<HTMLHeadingElement | null>
  /** In a dialog its title stands above. */
  readonly level?: 1 | 3
  readonly ways: readonly AnswerType[]
  readonly way: AnswerType
  readonly onWay: (way: AnswerType) => void
}

/** A question in full: the wording, what they listen for, and the ways to answer it, all of them equal. */
export function QuestionHead({ question: { question, guidance }, titleRef, level = 1, ways, way, onWay }: QuestionHeadProps) {
  const Title = `h${level}` as const
  return (
    <>
      <Title ref={titleRef} tabIndex={-1} className={styles.question}>
        {question}
      </Title>
      {guidance && <p className={styles.guidance}>{guidance}</p>}
      {ways.length > 1 && (
        <Segment label={words.answerBy} options={ways.map((key) => ({ key, label: answerTypeWords[key] }))} value={way} onChange={onWay} />
      )}
    </>
  )
}
