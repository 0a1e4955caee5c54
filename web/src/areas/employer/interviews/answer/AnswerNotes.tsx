import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { Button } from '@mantine/core'
import { IconMessagePlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { refreshMoved } from '#web/areas/employer/applicants/moves/refresh-moved'
import { NoteList } from '#web/areas/employer/assessing/NoteList'
import { words } from '#web/areas/employer/interviews/words'
import { employer } from '#web/shared/calls/employer'
import { WriteForm } from '#web/shared/messages/WriteForm'
import { clockOf } from '#web/shared/recorder/time-words'
import styles from './Answer.module.css'

interface AnswerNotesProps {
  readonly application: Pick<EmployerApplicationDetail, '_id' | 'notes'>
  readonly questionId: string
  /** Plays the answer; null where it is none that plays. */
  readonly player: RefObject<HTMLMediaElement | null> | null
  /** What else can be done with the answer, beside the button. */
  readonly more?: ReactNode
}
type Writing = { readonly at: number | null }

function playFrom(media: HTMLMediaElement | null, at: number): void {
  if (!media) return
  media.currentTime = at
  media.scrollIntoView({ block: 'nearest' })
  void media.play()
}

/** What colleagues wrote about an answer, each with its moment, which a press plays from. */
export function AnswerNotes({ application, questionId, player, more }: AnswerNotesProps) {
  const { _id: id, notes } = application
  const cache = useQueryClient()
  const [writing, setWriting] = useState<Writing | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const begin = () => {
    const at = player?.current ? Math.floor(player.current.currentTime) : null
    flushSync(() => setWriting({ at }))
    place.current?.querySelector('textarea')?.focus()
  }
  const end = () => {
    flushSync(() => setWriting(null))
    place.current?.querySelector('button')?.focus()
  }
  const add = async (text: string) => {
    const at = writing?.at ?? null
    await employer.addNote({ params: { id }, body: { text, questionId, ...(at !== null && { at }) } })
    end()
    await refreshMoved(cache)
  }
  return (
    <>
      <NoteList
        application={application}
        notes={notes.filter((note) => note.questionId === questionId).toSorted((one, other) => (one.at ?? -1) - (other.at ?? -1))}
        lead={({ at }) =>
          at !== null && (
            <button
              type="button"
              className={styles.moment}
              aria-label={words.note.goTo(clockOf(at))}
              onClick={() => playFrom(player?.current ?? null, at)}
            >
              {clockOf(at)}
            </button>
          )
        }
      />
      <div ref={place} className={styles.actions}>
        {writing === null ? (
          <>
            <Button variant="default" size="sm" leftSection={<IconMessagePlus size={18} stroke={1.75} aria-hidden />} onClick={begin}>
              {player ? words.note.here : words.note.add}
            </Button>
            {more}
          </>
        ) : (
          <WriteForm
            place={{ application: id, field: `note/${questionId}` }}
            label={words.note.label}
            description={writing.at === null ? words.note.whole : words.note.at(clockOf(writing.at))}
            button={words.note.save}
            send={add}
            onCancel={end}
          />
        )}
      </div>
    </>
  )
}
