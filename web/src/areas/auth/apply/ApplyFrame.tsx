import type { Advert } from '@evenshift/contract/model/job/advert'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AdvertCard, AdvertHead } from '#web/areas/auth/apply/AdvertCard'
import { ToSignIn } from '#web/areas/auth/apply/ToSignIn'
import { words } from '#web/areas/auth/apply/words'
import { paths } from '#web/shared/paths'
import { Wordmark } from '#web/ui/page/Wordmark'
import styles from './Apply.module.css'

interface ApplyFrameProps {
  readonly jobId: string
  /** Null where the job is no longer of use beside it, and nobody has to sign in. */
  readonly advert: Advert | null
  readonly title: string
  readonly children: ReactNode
}

/** A step of applying, with the job beside it on a desk, and in two lines above it on a phone. */
export const ApplyFrame = ({ jobId, advert, title, children }: ApplyFrameProps) => (
  <>
    <header className={styles.header}>
      <Link to={paths.start} className={styles.home}>
        <Wordmark />
      </Link>
      {advert && <ToSignIn jobId={jobId}>{words.signIn}</ToSignIn>}
    </header>
    <main className={styles.main}>
      <div className={styles.column}>
        {advert && (
          <div className={styles.phone}>
            <AdvertHead advert={advert} />
          </div>
        )}
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
      {advert && (
        <aside className={styles.desk} aria-label={words.theJob}>
          <AdvertCard advert={advert} />
        </aside>
      )}
    </main>
  </>
)
