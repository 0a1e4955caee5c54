import type { Employer } from '@evenshift/contract/model/company/employer'
import { uploadRules } from '@evenshift/contract/states/upload'
import { ActionIcon, Menu } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { type ChangeEvent, type RefObject, useState } from 'react'
import { sentenceOf } from '#web/api/surface'
import { usePictures } from '#web/areas/employer/company/usePictures'
import { words } from '#web/areas/employer/company/words'
import { employer } from '#web/shared/calls/employer'
import { notify } from '#web/shared/notices/notify'
import { UploadStatus } from '#web/shared/uploads/UploadStatus'
import { useSquareUpload } from '#web/shared/uploads/useSquareUpload'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import styles from './CompanyPage.module.css'

const { logo: said } = words

interface CompanyLogoProps {
  readonly company: Employer
  /** What chooses the file, also for whoever is told that a logo is missing. */
  readonly chooser: RefObject<HTMLInputElement | null>
}

/** The logo: chosen, fitted into a square, replaced, deleted. */
export function CompanyLogo({ company: { companyName, logo }, chooser }: CompanyLogoProps) {
  const sending = useSquareUpload(employer, 'logo', 'fit')
  const pictures = usePictures()
  const [isAsking, setIsAsking] = useState(false)
  const save = (key: string | null) =>
    pictures.mutate(() => ({ logo: key }), {
      onSuccess: () => notify({ kind: 'done', text: key === null ? said.deleted : said.saved }),
      onError: (error) => sending.setFault(sentenceOf(error)),
      onSettled: () => setIsAsking(false),
    })
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // The same file may be chosen again.
    const key = file ? await sending.send(file) : null
    currentTarget.value = ''
    if (key !== null) save(key)
  }
  const choose = () => chooser.current?.click()
  return (
    <div className={styles.logo}>
      <MonogramTile name={companyName} src={logo || null} size="large" />
      <Menu position="bottom-start">
        <Menu.Target>
          <ActionIcon variant="default" className={styles.camera ?? ''} aria-label={said.menu} loading={pictures.isPending}>
            <IconCamera size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={choose}>{logo ? said.replace : said.add}</Menu.Item>
          {logo && (
            <Menu.Item color="danger" onClick={() => setIsAsking(true)}>
              {said.delete}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={said.add}
        accept={uploadRules.logo.types.join(',')}
        onChange={(event) => void take(event)}
      />
      {sending.fault !== null && (
        <p className={styles.fault} role="alert">
          {sending.fault}
        </p>
      )}
      <UploadStatus name={said.name} upload={sending.upload} onCancel={sending.upload.cancel} />
      <ConfirmDialog
        opened={isAsking}
        title={said.ask}
        confirm={said.delete}
        dangerous
        busy={pictures.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => save(null)}
      >
        <p>{said.asked}</p>
      </ConfirmDialog>
    </div>
  )
}
