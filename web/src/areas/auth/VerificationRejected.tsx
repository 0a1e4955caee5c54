import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { WaitingGate } from '#web/areas/auth/WaitingGate'
import { paths, to } from '#web/shared/paths'
import { useTitle } from '#web/shared/screens/useTitle'
import { session } from '#web/shared/session/current'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { Card } from '#web/ui/Card'
import { Note } from '#web/ui/Note'
import { Wordmark } from '#web/ui/week/Wordmark'
import styles from './Verification.module.css'

const subject: Readonly<Record<SignInType, string>> = { jobseeker: 'profile', employer: 'company' }

export function VerificationRejected() {
  useTitle('Not approved')
  return (
    <WaitingGate screen={paths.verificationRejected}>
      {(type, { status, reason }) => (
        <main className={styles.page}>
          <Wordmark />
          <Card>
            <div className={styles.head}>
              <span className={styles.picture} data-bad>
                <IconAlertCircle size={26} stroke={1.75} aria-hidden />
              </span>
              <div>
                <h1 className={styles.title}>
                  {status === 'Suspended' ? 'Your account is suspended' : `Your ${subject[type]} was not approved`}
                </h1>
                <p className={styles.text}>
                  {status === 'Suspended'
                    ? 'Nobody sees you here and you cannot send anything until this is settled.'
                    : 'Nothing is lost: mend what is named below and send it again.'}
                </p>
              </div>
            </div>
            {reason && <Note kind="bad">{reason}</Note>}
            {status === 'Rejected' && (
              <Button component={Link} to={to(paths.completeProfile, { type })}>
                Mend it and send it again
              </Button>
            )}
            <p className={styles.text}>
              {status === 'Suspended'
                ? 'If this is wrong, answer the mail that told you about it: another person looks at your appeal.'
                : 'You can send it three times. If you think we are wrong, answer the mail that told you: another person looks at your appeal.'}
            </p>
            <p className={styles.foot}>This page changes by itself.</p>
          </Card>
          <Button variant="subtle" onClick={() => void session.leave()}>
            Sign out
          </Button>
        </main>
      )}
    </WaitingGate>
  )
}
