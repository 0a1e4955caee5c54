import { Button } from '@mantine/core'
import { IconBadgeCc } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import type { AnswerProps } from '#web/areas/seeker/interview/answer/answer-props'
import { useInterviewCall } from '#web/areas/seeker/interview/useInterviewCall'
import { seeker } from '#web/shared/calls/seeker'
import { refusalOf } from '#web/shared/forms/refusal'
import { notify } from '#web/shared/notices/notify'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { words } from '#web/shared/video/captions/words'
import { Bone } from '#web/ui/page/Bone'
import styles from '../Interview.module.css'

const CaptionForm = lazyPart(async () => (await import('#web/shared/video/captions/CaptionForm')).CaptionForm, <Bone height={160} />)

interface AnswerCaptionsProps extends AnswerProps {
  readonly player: RefObject<HTMLMediaElement | null>
}

/** What is said in a recorded answer, for who doesn’t hear it: written by who said it. */
export function AnswerCaptions({ interview: { application }, question: { _id: questionId, answer }, player }: AnswerCaptionsProps) {
  const [isOpen, setOpen] = useState(false)
  const save = useInterviewCall(application, (captions: string) =>
    seeker.captionAnswer({ body: { applicationId: application, questionId, captions } }),
  )
  const captions = answer?.captions ?? ''
  return (
    <>
      <Button
        className={styles.own ?? ''}
        variant="subtle"
        aria-expanded={isOpen}
        leftSection={<IconBadgeCc size={20} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.close : captions ? words.edit : words.add}
      </Button>
      {isOpen && (
        <CaptionForm
          key={captions}
          captions={captions}
          seconds={answer?.seconds ?? 0}
          player={player}
          busy={save.isPending}
          note={refusalOf(save.refused, []).note}
          onSave={(written) =>
            save.mutate(written, {
              onSuccess: () => {
                setOpen(false)
                notify({ kind: 'done', text: words.saved })
              },
            })
          }
        />
      )}
    </>
  )
}
