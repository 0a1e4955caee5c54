import type { Profile } from '@evenshift/contract/model/profile/profile'
import { AddDocuments } from '#web/areas/seeker/profile/documents/AddDocuments'
import { DocumentRow } from '#web/areas/seeker/profile/documents/DocumentRow'
import { likelyKind } from '#web/areas/seeker/profile/documents/kind-words'
import { Card } from '#web/ui/page/Card'
import { Columns, Rows } from '#web/ui/page/Columns'
import { EmptyState } from '#web/ui/page/EmptyState'
import { FocusPlace } from '#web/ui/page/FocusPlace'
import styles from './Documents.module.css'

/** CV, certificates and what else goes with an application. */
export function DocumentsTab({ profile: { documents } }: { readonly profile: Profile }) {
  return (
    <Columns kind="side">
      <FocusPlace at={documents.map(({ _id }) => _id).join(' ')} label="Documents">
        {documents.length === 0 ? (
          <EmptyState title="No documents yet" text="Add your CV and certificates, then choose which to send with each application." />
        ) : (
          <Card label="Your documents">
            <h2 tabIndex={-1}>Your documents</h2>
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
        <Card label="Add documents">
          <h2>Add documents</h2>
          <AddDocuments kind={likelyKind(documents)} />
        </Card>
        <Card tone="flat" label="Who sees them">
          <h3>Who sees them</h3>
          <p className={styles.small}>
            Only employers you send them to, and you’ll see who opened what. Deleting one here doesn’t remove it from applications you’ve
            sent. To take it back, withdraw the application.
          </p>
        </Card>
      </Rows>
    </Columns>
  )
}
