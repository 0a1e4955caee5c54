import { Button, Textarea } from '@mantine/core'
import { IconMicrophone, IconVideo } from '@tabler/icons-react'
import { useState } from 'react'
import { words } from '#web/areas/seeker/profile/interviews/words'
import { Card } from '#web/ui/page/Card'
import styles from './Interviews.module.css'

/** Questions that employers of part-time jobs often ask. */
const { first, others } = words.practice
const questions: readonly string[] = [first, ...others]

/** One after the other, and round again. */
const questionToPractise = (place: number): string => questions[place % questions.length] ?? first

/** What is tried out before the camera or the microphone. */
export interface Practising {
  readonly question: string
  readonly kind: 'video' | 'audio'
}

/** A question to try out; what is answered never leaves the page. */
export function PracticeCard({ onRecord }: { readonly onRecord: (practising: Practising) => void }) {
  const [place, setPlace] = useState(0)
  const [text, setText] = useState('')
  const question = questionToPractise(place)
  const next = () => {
    setPlace(place + 1)
    setText('')
  }
  return (
    <Card label={words.practice.title}>
      <h3>{words.practice.title}</h3>
      <p className={styles.quiet}>{words.practice.text}</p>
      <p className={styles.question} aria-live="polite">
        {question}
      </p>
      <Textarea
        label={words.practice.answer}
        autosize
        minRows={4}
        maxRows={12}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button
          variant="default"
          leftSection={<IconVideo size={18} stroke={1.75} aria-hidden />}
          onClick={() => onRecord({ question, kind: 'video' })}
        >
          {words.practice.camera}
        </Button>
        <Button
          variant="default"
          leftSection={<IconMicrophone size={18} stroke={1.75} aria-hidden />}
          onClick={() => onRecord({ question, kind: 'audio' })}
        >
          {words.practice.voice}
        </Button>
        <Button variant="light" onClick={next}>
          {words.practice.next}
        </Button>
      </div>
    </Card>
  )
}
