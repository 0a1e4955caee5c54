import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { session } from '#web/shared/session/current'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { Wordmark } from '#web/ui/page/Wordmark'
import { Card } from '#web/ui/page/Card'
import { Note } from '#web/ui/display/Note'
import { TriesCard } from '#web/areas/auth/verification/rejected/TriesCard'
import styles from './Rejected.module.css'

interface RejectedFrameProps {
  readonly type: SignInType
  readonly title: string
  /** What the person who looked at it wrote. */
  readonly reason: string | null
  readonly triesLeft: number
  /** What there is to fix. */
  readonly children: ReactNode
}

/** Why it was not approved, what can be done about it, and the ways out at the side. */
export function RejectedFrame({ type, title, reason, triesLeft, children }: RejectedFrameProps) {
  return (
    <div data-area={type}>
      <header className={styles.header}>
        <div className={styles.inner}>
          <Wordmark tone={type === 'employer' ? 'inherit' : 'brand'} />
          <Button variant="transparent" c="inherit" onClick={() => void session.leave()}>
            Sign out
          </Button>
        </div>
      </header>
      <main className={styles.main}>
        <div>
          <h1>{title}</h1>
          <p className={styles.muted}>
            {triesLeft > 0 ? 'Nothing is lost. Fix what’s named here and send it again.' : 'You’ve sent it again as often as you can.'}
          </p>
        </div>
        <div className={styles.columns}>
          <Card>
            {reason && <Note kind="bad">{reason}</Note>}
            {children}
          </Card>
          <div className={styles.side}>
            <TriesCard left={triesLeft} />
            <Card label="Appeal">
              <h2>Nothing to fix?</h2>
              <p className={styles.muted}>If you think we’re wrong, reply to the email that told you. Someone else will decide.</p>
            </Card>
          </div>
        </div>
      </main>
    </div>
  )
}
