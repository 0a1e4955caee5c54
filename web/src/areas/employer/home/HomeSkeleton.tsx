import type { ReactNode } from 'react'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { greeting } from '#web/shared/words/greeting'
import { useNow } from '#web/shared/words/useNow'
import { PageTitle } from '#web/ui/page/PageTitle'
import { words } from '#web/areas/employer/home/words'
import styles from './Home.module.css'

/** The first column in grey until all of it is there: what came before the rest would be pushed down by it. `beside` loads meanwhile. */
export function HomeSkeleton({ beside }: { readonly beside: ReactNode }) {
  return (
    <div className={styles.page} aria-busy>
      <PageTitle title={greeting(useNow())} />
      <div className={styles.grid}>
        <div className={styles.column}>
          <RowSkeletons label={words.loadingApplicants} count={6} />
          <RowSkeletons label={words.loadingJobs} count={6} />
        </div>
        <div className={styles.column}>{beside}</div>
      </div>
    </div>
  )
}
