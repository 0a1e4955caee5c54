import type { Job } from '@evenshift/contract/model/job/job'
import { TravelIcon } from '#web/areas/seeker/job-card/TravelIcon'
import { PayDetails } from '#web/shared/job/PayDetails'
import { pounds } from '#web/shared/words/pay'
import styles from './Job.module.css'

/** What the job pays, and what is left of it an hour after this person's way there and back. */
export function PayCard({ job }: { readonly job: Job }) {
  const { travel, doorToDoorHourly } = job.payCard
  if (doorToDoorHourly === null || !travel?.minutes) return <PayDetails job={job} />
  return (
    <PayDetails
      job={job}
      foot={{
        label: (
          <>
            <TravelIcon mode={travel.mode} /> Door to door <span className={styles.small}>(estimate)</span>
          </>
        ),
        figure: pounds(doorToDoorHourly),
      }}
    />
  )
}
