import type { Employer } from '@evenshift/contract/model/company/employer'
import { useState } from 'react'
import { sentenceOf } from '#web/api/surface'
import { usePictures } from '#web/areas/employer/company/usePictures'
import { employer } from '#web/shared/calls/employer'
import { notify } from '#web/shared/notices/notify'
import { PictureCard } from '#web/shared/uploads/PictureCard'
import { useSquareUpload } from '#web/shared/uploads/useSquareUpload'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { MonogramTile } from '#web/ui/display/MonogramTile'

/** The logo: chosen, fitted into a square, replaced, deleted. */
export function LogoCard({ company: { companyName, logo } }: { readonly company: Employer }) {
  const sending = useSquareUpload(employer, 'logo', 'fit')
  const pictures = usePictures()
  const [isAsking, setIsAsking] = useState(false)
  const save = (key: string | null) =>
    pictures.mutate(() => ({ logo: key }), {
      onSuccess: () => notify({ kind: 'done', text: key === null ? 'Logo deleted' : 'Logo saved' }),
      onError: (error) => sending.setFault(sentenceOf(error)),
      onSettled: () => setIsAsking(false),
    })
  return (
    <PictureCard
      title="Logo"
      tile={<MonogramTile name={companyName} src={logo || null} size="large" />}
      hint="Shown on all your jobs. Without one, we show your initial."
      purpose="logo"
      add="Add a logo"
      isThere={logo !== ''}
      sending={sending}
      isSaving={pictures.isPending}
      onPicture={save}
      onDelete={() => setIsAsking(true)}
    >
      <ConfirmDialog
        opened={isAsking}
        title="Delete your logo?"
        confirm="Delete"
        dangerous
        busy={pictures.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => save(null)}
      >
        <p>It will disappear from all your jobs straight away.</p>
      </ConfirmDialog>
    </PictureCard>
  )
}
