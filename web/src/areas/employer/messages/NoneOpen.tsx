import { words } from '#web/areas/employer/messages/words'
import { EmptyState } from '#web/ui/page/EmptyState'
import styles from './Messages.module.css'

/** Where a conversation would stand on a desk while none is open; a phone has the list alone. */
export const NoneOpen = ({ unread }: { readonly unread: number }) => (
  <div className={styles.none}>
    <EmptyState title={unread === 0 ? words.allRead : words.unread(unread)} text={words.chooseToRead} />
  </div>
)
