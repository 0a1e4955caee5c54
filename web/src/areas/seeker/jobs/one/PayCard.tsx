import type { Job } from '@evenshift/contract/model/job/job'
import { TravelIcon } from '#web/areas/seeker/job-card/TravelIcon'
import { type ChosenWeek, PayDetails } from '#web/shared/job/PayDetails'
import { pounds } from '#web/shared/words/pay'
import styles from './Job.module.css'

/** What the job pays, and what is left of it an hour after this person's way there and back. */
export function PayCard({ job, week }: { readonly job: Job; readonly week: ChosenWeek | null }) {
  const { travel, doorToDoorHourly } = job.payCard
  if (doorToDoorHourly === null || !travel?.minutes) return <PayDetails job={job} week={week} />
  return (
    <PayDetails
      job={job}
      week={week}
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
