import type { Profile } from '@evenshift/contract/model/profile/profile'
import { Button, Checkbox } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '#web/api/surface'
import { saveFile } from '#web/shared/files/save-file'
import { NewRow } from '#web/areas/seeker/profile/documents/NewRow'
import { words } from '#web/areas/seeker/profile/cv/words'
import { seeker } from '#web/shared/calls/seeker'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { notify } from '#web/shared/notices/notify'
import { Sheet } from '#web/ui/dialog/Sheet'
import profileStyles from '../Profile.module.css'

interface MadeCvSheetProps {
  readonly profile: Profile
  readonly onClose: () => void
}

/** A CV made of the profile: to download, or to keep among the documents as any file is. */
export function MadeCvSheet({ profile: { firstName, lastName, phone, email }, onClose }: MadeCvSheetProps) {
  const [withPhone, setWithPhone] = useState(false)
  const [withEmail, setWithEmail] = useState(false)
  const [kept, setKept] = useState<File | null>(null)
  const make = useMutation({
    meta: { ownErrors: true },
    mutationFn: async (_then: (file: File) => void) => {
      const bytes = await seeker.cv({ query: { phone: String(withPhone), email: String(withEmail) } })
      return new File([bytes], words.made.file(`${firstName} ${lastName}`), { type: 'application/pdf' })
    },
    onSuccess: (file, then) => then(file),
  })
  const added = () => {
    notify({ kind: 'done', text: words.made.added })
    onClose()
  }
  return (
    <Sheet
      opened
      onClose={onClose}
      title={words.title}
      unsaved={false}
      busy={make.isPending || kept !== null}
      foot={() => (
        <>
          <Button variant="default" disabled={make.isPending || kept !== null} onClick={() => make.mutate(setKept)}>
            {words.made.use}
          </Button>
          <Button loading={make.isPending} onClick={() => make.mutate((file) => saveFile(file.name, file, file.type))}>
            {words.made.download}
          </Button>
        </>
      )}
    >
      <p>{words.made.text}</p>
      <Checkbox
        label={words.made.phone}
        description={phone ?? words.made.noPhone}
        disabled={phone === null}
        checked={withPhone}
        onChange={(event) => setWithPhone(event.currentTarget.checked)}
      />
      <Checkbox
        label={words.made.email}
        description={email}
        checked={withEmail}
        onChange={(event) => setWithEmail(event.currentTarget.checked)}
      />
      <p className={profileStyles.small}>{words.made.note}</p>
      {kept && <NewRow file={kept} kind="cv" onAdded={added} onClose={() => setKept(null)} />}
      <RefusalNote lines={make.error ? [sentenceOf(make.error)] : []} />
    </Sheet>
  )
}
