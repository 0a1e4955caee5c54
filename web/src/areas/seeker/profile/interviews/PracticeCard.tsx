import { Button, Textarea } from '@mantine/core'
import { IconMicrophone, IconVideo } from '@tabler/icons-react'
import { useState } from 'react'
import { Card } from '#web/ui/page/Card'
import styles from './Interviews.module.css'

const first = 'Why would you like to do this job?'
/** Questions that employers of part-time jobs often ask. */
const questions = [
  first,
  'Tell us about a time you helped someone who was unhappy.',
  'Two people need you at once and you’re on your own. What do you do first?',
  'Which shifts suit you best in term time, and which don’t?',
  'Tell us about something you learned quickly because you had to.',
] as const

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
    <Card label="Practise">
      <h3>Practise</h3>
      <p className={styles.quiet}>Nothing is saved or sent, and no one knows you practised.</p>
      <p className={styles.question} aria-live="polite">
        {question}
      </p>
      <Textarea
        label="Your answer, for you alone"
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
          On camera
        </Button>
        <Button
          variant="default"
          leftSection={<IconMicrophone size={18} stroke={1.75} aria-hidden />}
          onClick={() => onRecord({ question, kind: 'audio' })}
        >
          By voice
        </Button>
        <Button variant="light" onClick={next}>
          Another question
        </Button>
      </div>
    </Card>
  )
}
