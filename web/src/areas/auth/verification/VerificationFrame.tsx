import '../../../ui/theme/controls.css'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { session } from '#web/shared/session/current'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { PageTitle } from '#web/ui/page/PageTitle'
import { Wordmark } from '#web/ui/page/Wordmark'
import { words } from '#web/areas/auth/verification/words'
import styles from './Verification.module.css'

interface VerificationFrameProps {
  readonly type: SignInType
  readonly title: string
  readonly text: string
  /** What else can be done from here. */
  readonly side: ReactNode
  readonly children: ReactNode
}

/** How the approval stands, what can be done about it, and the ways out at the side. */
export function VerificationFrame({ type, title, text, side, children }: VerificationFrameProps) {
  return (
    <div data-area={type}>
      <header className={styles.header}>
        <div className={styles.inner}>
          <Wordmark tone={type === 'employer' ? 'inherit' : 'brand'} />
          <Button variant="transparent" c="inherit" onClick={() => void session.leave()}>
            {words.signOut}
          </Button>
        </div>
      </header>
      <main className={styles.main}>
        <PageTitle title={title} text={text} />
        <div className={styles.columns}>
          <div className={styles.stack}>{children}</div>
          <div className={styles.stack}>{side}</div>
        </div>
      </main>
    </div>
  )
}
