import type { ProfileDocument } from '@evenshift/contract/model/profile/profile'
import { documentKinds } from '@evenshift/contract/states/profile/profile-choices'
import { useState } from 'react'
import { NewRow } from '#web/areas/seeker/profile/documents/NewRow'
import { DropZone } from '#web/areas/seeker/profile/documents/DropZone'
import { type DocumentKind, kindWords } from '#web/areas/seeker/profile/documents/kind-words'
import { words } from '#web/areas/seeker/profile/documents/words'
import { FocusPlace } from '#web/ui/page/FocusPlace'
import { Segment } from '#web/ui/choice/Segment'
import styles from './Documents.module.css'

interface Added {
  readonly id: string
  readonly file: File
  readonly kind: DocumentKind
}
interface AddDocumentsProps {
  /** What is chosen first. */
  readonly kind: DocumentKind
  readonly onAdded?: (document: ProfileDocument) => void
}

/** Says what a file is, takes it, and shows each on its way. */
export function AddDocuments({ kind: first, onAdded }: AddDocumentsProps) {
  const [kind, setKind] = useState(first)
  const [adding, setAdding] = useState<readonly Added[]>([])
  const take = (files: readonly File[]) =>
    setAdding((before) => [...before, ...files.map((file) => ({ id: crypto.randomUUID(), file, kind }))])
  const close = (id: string) => setAdding((before) => before.filter((one) => one.id !== id))
  return (
    <FocusPlace at={adding.map(({ id }) => id).join(' ')} label={words.add.files}>
      <Segment
        label={words.add.kind}
        options={documentKinds.map((key) => ({ key, label: kindWords[key] }))}
        value={kind}
        onChange={setKind}
      />
      <DropZone onFiles={take} />
      {adding.length > 0 && (
        <ul className={styles.list} aria-label={words.add.sending}>
          {adding.map((one) => (
            <li key={one.id}>
              <NewRow
                file={one.file}
                kind={one.kind}
                onClose={() => close(one.id)}
                onAdded={(document) => {
                  close(one.id)
                  onAdded?.(document)
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </FocusPlace>
  )
}
