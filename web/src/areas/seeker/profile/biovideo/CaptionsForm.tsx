import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type RefObject, useState } from 'react'
import { words } from '#web/areas/seeker/profile/biovideo/words'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { words as profileWords } from '#web/areas/seeker/profile/words'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { captionLines, isTimed } from '#web/shared/video/caption-lines'
import { CaptionForm } from '#web/shared/video/captions/CaptionForm'
import { spreadCaptions } from '#web/shared/video/captions/cues'
import { words as captionWords } from '#web/shared/video/captions/words'
import { Form } from '#web/ui/form/Form'
import { Card } from '#web/ui/page/Card'
import styles from './BioVideo.module.css'

const says = words.captions

interface CaptionsFormProps {
  readonly captions: string
  /** How long the video lasts. */
  readonly seconds: number
  readonly player: RefObject<HTMLMediaElement | null>
}

/** What is said in the video, for those who do not hear it: as text, or line by line with times. */
export function CaptionsForm(props: CaptionsFormProps) {
  const [hasTimes, setHasTimes] = useState(() => isTimed(props.captions))
  return (
    <Card label={says.title}>
      <h2>{says.title}</h2>
      {hasTimes ? <TimedCaptions {...props} /> : <PlainCaptions captions={props.captions} onTimes={() => setHasTimes(true)} />}
    </Card>
  )
}

function TimedCaptions({ captions, seconds, player }: CaptionsFormProps) {
  const { mutate, isPending } = useProfileChange()
  return (
    <CaptionForm
      key={captions}
      captions={isTimed(captions) ? captions : ''}
      begin={isTimed(captions) ? captions : spreadCaptions(captionLines(captions), seconds)}
      {...{ seconds, player }}
      busy={isPending}
      note={[]}
      onSave={(written) => mutate({ bioVideo: { captions: written } })}
    />
  )
}

function PlainCaptions({ captions, onTimes }: { readonly captions: string; readonly onTimes: () => void }) {
  const form = useForm({ initialValues: { captions } })
  const refused = useRefusal(form, ['captions'], (path) => path.replace(/^bioVideo\./, ''))
  const change = useProfileChange(refused.calls)
  const save = form.onSubmit((values) => change.mutate({ bioVideo: values }, { onSuccess: () => form.resetDirty(values) }))
  return (
    <>
      <p className={styles.small}>{says.text}</p>
      <Form className={styles.form} unsaved={form.isDirty()} what={says.what} busy={change.isPending} onSubmit={save}>
        <Textarea
          label={says.field.label}
          description={captionWords.timesWhy}
          autosize
          minRows={4}
          maxRows={14}
          maxLength={20_000}
          {...form.getInputProps('captions')}
        />
        {!form.isDirty() && (
          <div>
            <Button variant="subtle" onClick={onTimes}>
              {captionWords.times}
            </Button>
          </div>
        )}
        <RefusalNote lines={refused.note} />
        <Button type="submit" variant="light" loading={change.isPending} disabled={!form.isDirty()} className={styles.save ?? ''}>
          {profileWords.save}
        </Button>
      </Form>
    </>
  )
}
