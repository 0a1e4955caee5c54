import { type ReactNode, useEffect } from 'react'
import { Pitch } from '#web/areas/auth/Pitch'
import type { SignInType } from '#web/shared/session/sign-in-type'
import styles from './AuthFrame.module.css'

interface AuthFrameProps {
  readonly type: SignInType
  /** Of how many steps this is which, above its title. */
  readonly progress?: ReactNode
  readonly title: string
  readonly text?: ReactNode
  readonly children: ReactNode
}

/** A form of the sign-in area beside the pitch. */
export function AuthFrame({ type, progress, title, text, children }: AuthFrameProps) {
  // Another step begins at its top.
  useEffect(() => {
    // Not given back: in newer browsers it is a promise, which cleans nothing up.
    window.scrollTo(0, 0)
  }, [title])
  return (
    <div className={styles.frame}>
      <Pitch type={type} short />
      <main className={styles.main}>
        <div className={styles.inner}>
          <div className={styles.head}>
            {progress}
            <h1>{title}</h1>
            {text && <p>{text}</p>}
          </div>
          {children}
        </div>
      </main>
    </div>
  )
}
