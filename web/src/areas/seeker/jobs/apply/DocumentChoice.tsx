import type { ProfileDocument } from '@evenshift/contract/model/profile/profile'
import { Button, Checkbox } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { DOCUMENTS_MOST } from '#web/areas/seeker/jobs/apply/chosen-documents'
import { AddDocuments } from '#web/areas/seeker/profile/documents/AddDocuments'
import { kindWords, likelyKind } from '#web/areas/seeker/profile/documents/kind-words'
import { fileSize } from '#web/shared/words/file-size'
import { words } from '#web/areas/seeker/jobs/apply/words'
import styles from '../one/Job.module.css'

interface DocumentChoiceProps {
  readonly documents: readonly ProfileDocument[]
  readonly needsCv: boolean
  /** Ids. */
  readonly chosen: readonly string[]
  readonly error: ReactNode
  readonly onChange: (chosen: string[]) => void
  /** One was added to the profile just now. */
  readonly onAdded: (id: string) => void
}

/** Which documents go along; one that is missing is added here, without leaving what was typed. */
export function DocumentChoice({ documents, needsCv, chosen, error, onChange, onAdded }: DocumentChoiceProps) {
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Checkbox.Group
      label={needsCv ? words.documentsCvAmongThem : words.documentsOptional}
      {...(documents.length > 0 ? {} : { description: words.haventAddedAnyDocuments })}
      value={[...chosen]}
      maxSelectedValues={DOCUMENTS_MOST}
      error={error}
      onChange={onChange}
    >
      <div className={styles.documents}>
        {documents.map(({ _id, kind, fileName, size }) => (
          <Checkbox
            key={_id}
            className={styles.document ?? ''}
            value={_id}
            label={fileName}
            description={`${kindWords[kind]}, ${fileSize(size)}`}
          />
        ))}
        {isAdding ? (
          <AddDocuments kind={likelyKind(documents)} onAdded={({ _id }) => onAdded(_id)} />
        ) : (
          <Button
            variant="subtle"
            className={styles.addDocument ?? ''}
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() => setIsAdding(true)}
          >
            {words.addDocument}
          </Button>
        )}
      </div>
    </Checkbox.Group>
  )
}
