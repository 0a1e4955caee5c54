import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { useTitle } from '#web/shared/screens/useTitle'
import { session, useSession } from '#web/shared/session/current'
import { words } from '#web/app/words'
import styles from './SignOut.module.css'

const AGAIN_MS = 5_000

/** Instead of everything else until the server has ended the session. Small, and loaded with the first screen, as the line may be gone. */
export function SignOut() {
  const state = useSession()
  const failed = state.status === 'leaving' && state.failed
  return failed ? <NotYet /> : <PageSpinner />
}

function NotYet() {
  useTitle(words.notSignedOutYet)
  useEffect(() => {
    const again = () => void session.leaveAgain()
    const timer = setTimeout(again, AGAIN_MS)
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [])
  return (
    <main className={styles.page}>
      <div className={styles.words} role="alert">
        <h1>{words.youreNotSignedOut}</h1>
        <p>{words.cantReachOurServer}</p>
        <Button size="lg" onClick={() => void session.leaveAgain()}>
          {words.signOut}
        </Button>
      </div>
    </main>
  )
}
