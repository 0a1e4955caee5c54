import type { Profile } from '@evenshift/contract/model/profile/profile'
import { AddDocuments } from '#web/areas/seeker/profile/documents/AddDocuments'
import { DocumentRow } from '#web/areas/seeker/profile/documents/DocumentRow'
import { likelyKind } from '#web/areas/seeker/profile/documents/kind-words'
import { words } from '#web/areas/seeker/profile/documents/words'
import { Card } from '#web/ui/page/Card'
import { Columns, Rows } from '#web/ui/page/Columns'
import { EmptyState } from '#web/ui/page/EmptyState'
import { FocusPlace } from '#web/ui/page/FocusPlace'
import styles from './Documents.module.css'

/** CV, certificates and what else goes with an application. */
export function DocumentsTab({ profile: { documents } }: { readonly profile: Profile }) {
  return (
    <Columns kind="side">
      <FocusPlace at={documents.map(({ _id }) => _id).join(' ')} label={words.tab}>
        {documents.length === 0 ? (
          <EmptyState {...words.none} />
        ) : (
          <Card label={words.title}>
            <h2 tabIndex={-1}>{words.title}</h2>
            <ul className={styles.list}>
              {documents.map((document) => (
                <li key={document._id}>
                  <DocumentRow document={document} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </FocusPlace>
      <Rows>
        <Card label={words.add.title}>
          <h2>{words.add.title}</h2>
          <AddDocuments kind={likelyKind(documents)} />
        </Card>
        <Card tone="flat" label={words.seen.title}>
          <h3>{words.seen.title}</h3>
          <p className={styles.small}>{words.seen.text}</p>
        </Card>
      </Rows>
    </Columns>
  )
}
