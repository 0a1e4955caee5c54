import type { Employer } from '@evenshift/contract/model/company/employer'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { sentenceOf } from '#web/api/surface'
import { PictureButton } from '#web/shared/uploads/PictureButton'
import { usePictures } from '#web/areas/employer/company/usePictures'
import { employer } from '#web/shared/calls/employer'
import { notify } from '#web/shared/notices/notify'
import { UploadStatus } from '#web/shared/uploads/UploadStatus'
import { useSquareUpload } from '#web/shared/uploads/useSquareUpload'
import { Card } from '#web/ui/page/Card'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import styles from './CompanyScreen.module.css'

/** The logo: chosen, fitted into a square, replaced, deleted. */
export function LogoCard({ company: { companyName, logo } }: { readonly company: Employer }) {
  const { upload, fault, setFault, send } = useSquareUpload(employer, 'logo', 'fit')
  const pictures = usePictures()
  const [isAsking, setIsAsking] = useState(false)
  const save = (key: string | null) =>
    pictures.mutate(() => ({ logo: key }), {
      onSuccess: () => notify({ kind: 'done', text: key === null ? 'Logo deleted' : 'Logo saved' }),
      onError: (error) => setFault(sentenceOf(error)),
      onSettled: () => setIsAsking(false),
    })
  const take = async ([file]: readonly File[]) => {
    const key = file ? await send(file) : null
    if (key !== null) save(key)
  }
  return (
    <Card label="Logo">
      <div className={styles.picture}>
        <MonogramTile name={companyName} src={logo || null} size="large" />
        <div>
          <h2>Logo</h2>
          <p className={styles.muted}>It stands on every post of yours. Without one people see the first letter of your name.</p>
        </div>
      </div>
      {fault !== null && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <UploadStatus name="your logo" upload={upload} onCancel={upload.cancel} />
      <div className={styles.buttons}>
        <PictureButton
          purpose="logo"
          label={logo === '' ? 'Add a logo' : 'Replace it'}
          busy={pictures.isPending}
          onFiles={(files) => void take(files)}
        />
        {logo !== '' && (
          <Button
            variant="outline"
            color="danger"
            leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
            onClick={() => setIsAsking(true)}
          >
            Delete it
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={isAsking}
        title="Delete your logo?"
        confirm="Delete"
        dangerous
        busy={pictures.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => save(null)}
      >
        <p>It disappears from every post at once.</p>
      </ConfirmDialog>
    </Card>
  )
}
