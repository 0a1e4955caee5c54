import { Button } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { WaitingGate } from '#web/areas/auth/verification/WaitingGate'
import { paths } from '#web/shared/paths'
import { useTitle } from '#web/shared/screens/useTitle'
import { session } from '#web/shared/session/current'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { Card } from '#web/ui/page/Card'
import { Note } from '#web/ui/display/Note'
import { History } from '#web/ui/display/Timeline'
import { Wordmark } from '#web/ui/page/Wordmark'
import styles from './Verification.module.css'

const words: Readonly<Record<SignInType, { title: string; text: string; checked: string }>> = {
  jobseeker: { title: 'We’re checking your profile', text: 'This takes up to a day.', checked: 'You sent your profile' },
  employer: {
    title: 'We’re checking your company',
    text: 'Our team will reply within one working day.',
    checked: 'You sent your company details',
  },
}

export function VerificationPending() {
  useTitle('Being checked')
  return (
    <WaitingGate screen={paths.verificationPending}>
      {(type, { reason }) => (
        <main className={styles.page}>
          <Wordmark />
          <Card>
            <div className={styles.head}>
              <span className={styles.picture}>
                <IconHourglass size={26} stroke={1.75} aria-hidden />
              </span>
              <div>
                <h1 className={styles.title}>{words[type].title}</h1>
                <p className={styles.text}>{words[type].text}</p>
              </div>
            </div>
            <History rows={[{ text: words[type].checked }, { text: 'Our team checks it', state: 'next' }]} />
            {reason && <Note>{reason}</Note>}
            <p className={styles.foot}>We’ll email you when it’s done. This page updates too.</p>
          </Card>
          <Button variant="subtle" onClick={() => void session.leave()}>
            Sign out
          </Button>
        </main>
      )}
    </WaitingGate>
  )
}
