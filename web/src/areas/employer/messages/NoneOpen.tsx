import { useQuery } from '@tanstack/react-query'
import { employerQuery } from '#web/shared/calls/employer'
import { Bone } from '#web/ui/page/Bone'
import { words } from '#web/areas/employer/messages/words'
import { EmptyState } from '#web/ui/page/EmptyState'
import styles from './Messages.module.css'

/** Where a conversation would stand on a desk while none is open, with how many wait for a word, or else are new; a phone has the list alone. */
export function NoneOpen({ unread }: { readonly unread: number }) {
  const { data, isPending } = useQuery(employerQuery('conversations', { query: { waiting: 'true', limit: 1 } }))
  const waiting = data?.pagination.total ?? 0
  return (
    <div className={styles.none}>
      {isPending ? (
        <Bone height={160} />
      ) : (
        <EmptyState
          title={waiting > 0 ? words.waiting(waiting) : unread > 0 ? words.unread(unread) : words.upToDate}
          text={words.chooseToRead}
        />
      )}
    </div>
  )
}
