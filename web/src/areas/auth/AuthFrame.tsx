import type { ReactNode } from 'react'
import { Pitch } from '#web/areas/auth/Pitch'
import { sideWords } from '#web/areas/auth/words'
import type { SignInType } from '#web/shared/session/sign-in-type'
import styles from './AuthFrame.module.css'

interface AuthFrameProps {
  readonly type: SignInType
  readonly title: string
  readonly text?: ReactNode
  readonly children: ReactNode
}

/** A form of the sign-in area beside the pitch. */
export function AuthFrame({ type, title, text, children }: AuthFrameProps) {
  const { pitch, lead } = sideWords[type]
  return (
    <div className={styles.frame}>
      <Pitch title={pitch} lead={lead} short />
      <main className={styles.main}>
        <div className={styles.inner}>
          <div className={styles.head}>
            <h1>{title}</h1>
            {text && <p>{text}</p>}
          </div>
          {children}
        </div>
      </main>
    </div>
  )
}
