import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { session } from '#web/shared/session/current'
import { Card } from '#web/ui/page/Card'
import { Note } from '#web/ui/display/Note'
import { Wordmark } from '#web/ui/page/Wordmark'
import styles from './Verification.module.css'

/** Nothing can be done here: why, and the way to an appeal. */
export function Suspended({ reason }: { readonly reason: string | null }) {
  return (
    <main className={styles.page}>
      <Wordmark />
      <Card>
        <div className={styles.head}>
          <span className={styles.picture} data-bad>
            <IconAlertCircle size={26} stroke={1.75} aria-hidden />
          </span>
          <div>
            <h1 className={styles.title}>Your account is suspended</h1>
            <p className={styles.text}>You’re hidden on Evenshift and can’t send anything until this is sorted out.</p>
          </div>
        </div>
        {reason && <Note kind="bad">{reason}</Note>}
        <p className={styles.text}>Think this is wrong? Reply to our email and someone else will look again.</p>
        <p className={styles.foot}>This page updates on its own.</p>
      </Card>
      <Button variant="subtle" onClick={() => void session.leave()}>
        Sign out
      </Button>
    </main>
  )
}
