import { jobAddress } from '@evenshift/contract/states/job/job-address'
import { Button } from '@mantine/core'
import { ApplyFrame } from '#web/areas/auth/apply/ApplyFrame'
import { words } from '#web/areas/auth/apply/words'
import { publicSearch } from '#web/shared/paths'
import { useTitle } from '#web/shared/screens/useTitle'
import styles from './Apply.module.css'

/** A job that takes no applications, said before anything is asked; the pages it leads to are the server's. */
export function NotOpen({ jobId }: { readonly jobId: string }) {
  useTitle(words.notOpen)
  return (
    <ApplyFrame jobId={jobId} advert={null} title={words.notOpen}>
      <div className={styles.form}>
        <p>{words.mayBeFilled}</p>
        <Button size="lg" component="a" href={jobAddress({ _id: jobId, title: '' })}>
          {words.jobsLikeIt}
        </Button>
        <Button size="lg" variant="default" component="a" href={publicSearch}>
          {words.searchAllJobs}
        </Button>
      </div>
    </ApplyFrame>
  )
}
