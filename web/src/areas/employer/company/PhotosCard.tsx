import { WORKPLACE_PHOTOS_MOST } from '@evenshift/contract/constants'
import type { Employer } from '@evenshift/contract/model/company/employer'
import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { sentenceOf } from '#web/api/surface'
import { NewPhoto } from '#web/areas/employer/company/NewPhoto'
import { PictureButton } from '#web/shared/uploads/PictureButton'
import { usePictures } from '#web/areas/employer/company/usePictures'
import { notify } from '#web/shared/notices/notify'
import { Card } from '#web/ui/page/Card'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { FocusPlace } from '#web/ui/page/FocusPlace'
import styles from './CompanyScreen.module.css'

interface Adding {
  readonly id: string
  readonly file: File
}

/** Photos of where people work: added, several at once, and deleted. */
export function PhotosCard({ company: { photos } }: { readonly company: Employer }) {
  const pictures = usePictures()
  const [adding, setAdding] = useState<readonly Adding[]>([])
  const [going, setGoing] = useState<string | null>(null)
  const room = WORKPLACE_PHOTOS_MOST - photos.length - adding.length
  const take = (files: readonly File[]) => {
    if (files.length > room)
      notify({ kind: 'warning', text: `There’s room for ${WORKPLACE_PHOTOS_MOST} photos. We took the first ${room} of these.` })
    setAdding((before) => [...before, ...files.slice(0, room).map((file) => ({ id: crypto.randomUUID(), file }))])
  }
  const remove = (key: string) =>
    pictures.mutate((keys) => ({ photos: keys.filter((one) => one !== key) }), {
      onSuccess: () => notify({ kind: 'done', text: 'Photo deleted' }),
      onError: (error) => notify({ kind: 'error', text: sentenceOf(error) }),
    })
  return (
    <Card label="Photos of the workplace">
      <div>
        <h2>Photos of the workplace</h2>
        <p className={styles.muted}>
          Where they’d work: the counter, kitchen or break room. Shown on all your jobs. Only show people who’ve agreed.
        </p>
      </div>
      <FocusPlace at={photos.map(({ key }) => key).join(' ')} label="Your photos">
        {photos.length > 0 && (
          <ul className={styles.photos}>
            {photos.map(({ key, url }, place) => (
              <li key={key}>
                <img src={url} alt={`The workplace, ${place + 1} of ${photos.length}`} loading="lazy" decoding="async" />
                <ActionIcon className={styles.onPhoto ?? ''} aria-label={`Delete photo ${place + 1}`} onClick={() => setGoing(key)}>
                  <IconTrash size={20} stroke={1.75} aria-hidden />
                </ActionIcon>
              </li>
            ))}
          </ul>
        )}
      </FocusPlace>
      {adding.length > 0 && (
        <ul className={styles.list} aria-label="Uploading photos">
          {adding.map(({ id, file }) => (
            <NewPhoto key={id} file={file} onEnd={() => setAdding((before) => before.filter((one) => one.id !== id))} />
          ))}
        </ul>
      )}
      {room > 0 ? (
        <div className={styles.buttons}>
          <PictureButton purpose="workplace_photo" label={photos.length === 0 ? 'Add photos' : 'Add more'} several onFiles={take} />
        </div>
      ) : (
        <p className={styles.muted}>There’s room for {WORKPLACE_PHOTOS_MOST} photos. Delete one to add another.</p>
      )}
      <ConfirmDialog
        opened={going !== null}
        title="Delete this photo?"
        confirm="Delete"
        dangerous
        onClose={() => setGoing(null)}
        onConfirm={() => {
          setGoing(null)
          if (going !== null) remove(going)
        }}
      >
        <p>It will disappear from all your jobs straight away.</p>
      </ConfirmDialog>
    </Card>
  )
}
