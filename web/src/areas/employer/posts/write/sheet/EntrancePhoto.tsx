import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { employer, employerQuery } from '#web/shared/calls/employer'
import { PictureField } from '#web/shared/uploads/PictureField'
import { words } from '#web/areas/employer/posts/write/sheet/words'
import styles from '../Wizard.module.css'

/** The photo of the door that the post has, and a way to another one. */
export function EntrancePhoto({ form, job }: Pick<WizardStepProps, 'form' | 'job'>) {
  const key = form.values.entrancePhoto
  const keptId = key !== null && key === job?.entrancePhoto ? job.entrancePhotoId : null
  const photo = useQuery({ ...employerQuery('openFile', { params: { id: keptId ?? '' } }), enabled: keptId !== null })
  return (
    <>
      {keptId !== null && photo.data && (
        <div className={styles.entrance}>
          <img src={photo.data.url} alt={words.entrancePeopleSee} />
          <Button variant="subtle" color="danger" onClick={() => form.setFieldValue('entrancePhoto', null)}>
            {words.removeThePhoto}
          </Button>
        </div>
      )}
      <PictureField
        calls={employer}
        purpose="entrance_photo"
        label={words.photoOfTheEntrance}
        description={words.noOneLooksDoor}
        fault={form.errors['entrancePhoto']}
        onPicture={(picture) => form.setFieldValue('entrancePhoto', picture)}
      />
    </>
  )
}
