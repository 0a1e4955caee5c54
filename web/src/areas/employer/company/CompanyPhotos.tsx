import { WORKPLACE_PHOTOS_MOST } from '@evenshift/contract/constants'
import type { Employer } from '@evenshift/contract/model/company/employer'
import { uploadRules } from '@evenshift/contract/states/upload'
import { ActionIcon, FileButton, Menu } from '@mantine/core'
import { IconCameraPlus, IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { sentenceOf } from '#web/api/surface'
import { NewPhoto } from '#web/areas/employer/company/NewPhoto'
import { usePictures } from '#web/areas/employer/company/usePictures'
import { words } from '#web/areas/employer/company/words'
import { notify } from '#web/shared/notices/notify'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { FocusPlace } from '#web/ui/page/FocusPlace'
import styles from './CompanyPhotos.module.css'

const { photos: said } = words

interface Adding {
  readonly id: string
  readonly file: File
}

/** Photos of where people work, as the page shows them: added several at once, put first, deleted. */
export function CompanyPhotos({ company: { photos } }: { readonly company: Employer }) {
  const pictures = usePictures()
  const [adding, setAdding] = useState<readonly Adding[]>([])
  const [going, setGoing] = useState<string | null>(null)
  const room = WORKPLACE_PHOTOS_MOST - photos.length - adding.length
  const take = (files: readonly File[]) => {
    if (files.length > room) notify({ kind: 'warning', text: said.room(WORKPLACE_PHOTOS_MOST, room) })
    setAdding((before) => [...before, ...files.slice(0, room).map((file) => ({ id: crypto.randomUUID(), file }))])
  }
  const change = (next: (keys: readonly string[]) => string[], done: string) =>
    pictures.mutate((keys) => ({ photos: next(keys) }), {
      onSuccess: () => notify({ kind: 'done', text: done }),
      onError: (error) => notify({ kind: 'error', text: sentenceOf(error) }),
    })
  return (
    <div className={styles.whole}>
      <FocusPlace at={photos.map(({ key }) => key).join(' ')} label={said.label}>
        <ul className={styles.photos} data-none={photos.length === 0 || undefined}>
          {photos.map(({ key, url }, place) => (
            <li key={key}>
              <img src={url} alt={said.alt(place + 1, photos.length)} decoding="async" />
              <Menu position="bottom-end">
                <Menu.Target>
                  <ActionIcon variant="default" className={styles.menu ?? ''} aria-label={said.menu(place + 1)}>
                    <IconDots size={20} stroke={1.75} aria-hidden />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  {place > 0 && (
                    <Menu.Item onClick={() => change((keys) => [key, ...keys.filter((one) => one !== key)], said.moved)}>
                      {said.first}
                    </Menu.Item>
                  )}
                  <Menu.Item color="danger" onClick={() => setGoing(key)}>
                    {said.delete}
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            </li>
          ))}
          {room > 0 && (
            <li>
              <FileButton
                accept={uploadRules.workplace_photo.types.join(',')}
                multiple
                onChange={(files) => files.length > 0 && take(files)}
              >
                {(props) => (
                  <button {...props} type="button" className={styles.add}>
                    <IconCameraPlus size={24} stroke={1.75} aria-hidden />
                    {said.add}
                    {photos.length === 0 && <span>{said.hint}</span>}
                  </button>
                )}
              </FileButton>
            </li>
          )}
        </ul>
      </FocusPlace>
      {adding.length > 0 && (
        <ul className={styles.adding} aria-label={said.sending}>
          {adding.map(({ id, file }) => (
            <NewPhoto key={id} file={file} onEnd={() => setAdding((before) => before.filter((one) => one.id !== id))} />
          ))}
        </ul>
      )}
      {room <= 0 && <p className={styles.full}>{said.full(WORKPLACE_PHOTOS_MOST)}</p>}
      <ConfirmDialog
        opened={going !== null}
        title={said.ask}
        confirm={said.delete}
        dangerous
        onClose={() => setGoing(null)}
        onConfirm={() => {
          setGoing(null)
          change((keys) => keys.filter((one) => one !== going), said.deleted)
        }}
      >
        <p>{said.asked}</p>
      </ConfirmDialog>
    </div>
  )
}
