import { INTERVIEW_MINUTES_MOST } from '@evenshift/contract/constants'
import type { Question } from '@evenshift/contract/model/interview/question'
import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { moved, totalSeconds } from '#web/areas/employer/interviews/invite-terms'
import { questionFacts } from '#web/shared/interview/question-words'
import { lengthOf } from '#web/shared/recorder/time-words'
import { words } from '#web/areas/employer/interviews/words'
import styles from './Interviews.module.css'

interface ChosenQuestionsProps {
  readonly chosen: readonly Question[]
  readonly onChange: (chosen: readonly Question[]) => void
}

/** The questions in the order in which they are asked, and their time together; nothing while none is chosen. */
export function ChosenQuestions({ chosen, onChange }: ChosenQuestionsProps) {
  if (chosen.length === 0) return null
  const step = (place: number, by: -1 | 1, label: string, Icon: typeof IconArrowUp) => (
    <ActionIcon
      size={36}
      aria-label={`${label}: ${chosen[place]?.question ?? ''}`}
      disabled={place + by < 0 || place + by >= chosen.length}
      onClick={() => onChange(moved(chosen, place, by))}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
  return (
    <div>
      <ol className={styles.chosen} aria-label={words.chosenQuestions}>
        {chosen.map((question, place) => (
          <li key={question._id}>
            <span className={styles.number} aria-hidden="true">
              {place + 1}
            </span>
            <span className={styles.wording}>
              <b>{question.question}</b>
              <small>{questionFacts(question)}</small>
            </span>
            <span className={styles.order}>
              {step(place, -1, words.moveUp, IconArrowUp)}
              {step(place, 1, words.moveDown, IconArrowDown)}
              <ActionIcon
                size={36}
                aria-label={words.takeOut(question.question)}
                onClick={() => onChange(chosen.filter(({ _id }) => _id !== question._id))}
              >
                <IconX size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.muted} aria-live="polite">
        {words.answersMostOutMinutes(lengthOf(totalSeconds(chosen)), INTERVIEW_MINUTES_MOST)}
      </p>
    </div>
  )
}
