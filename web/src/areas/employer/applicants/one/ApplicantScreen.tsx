import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { ApplicantHead } from '#web/areas/employer/applicants/one/ApplicantHead'
import { ApplicantInFull } from '#web/areas/employer/applicants/one/ApplicantInFull'
import { StarterInFull } from '#web/areas/employer/applicants/one/starter/StarterInFull'
import { agreedOffer } from '#web/areas/employer/applicants/one/starter/agreed-offer'
import { WalkSteps } from '#web/areas/employer/applicants/one/WalkSteps'
import { isFromPeople, peopleAddress } from '#web/areas/employer/applicants/people/people-address'
import { useWalk } from '#web/areas/employer/applicants/one/useWalk'
import { notificationCalls } from '#web/areas/employer/notifications/notification-calls'
import { noSuchApplication, noSuchApplicationFor } from '#web/areas/employer/applicants/no-such-application'
import { usePulledOut } from '#web/areas/employer/applicants/usePulledOut'
import { employerQuery } from '#web/shared/calls/employer'
import { isGone } from '#web/shared/calls/is-gone'
import { useReadAbout } from '#web/shared/notifications/useReadAbout'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { words } from '#web/areas/employer/applicants/one/words'
import styles from './Applicant.module.css'

/** One person in full, among those that one came from. */
export function ApplicantScreen() {
  const { jobId = '', applicationId = '' } = useParams()
  const { search } = useLocation()
  const { data, error, refetch } = useQuery(employerQuery('openApplication', { params: { id: applicationId } }))
  useReadAbout(notificationCalls, applicationId)
  const pulledOut = usePulledOut(applicationId, isGone(error))
  const isOfAll = isFromPeople(search)
  const walk = useWalk(isOfAll ? null : jobId, applicationId)
  const back = isOfAll ? peopleAddress(search) : `${to(paths.jobApplicants, { jobId })}${search}`
  useScreen(walk.place === null ? (data?.applicant.name ?? words.applicant) : words.applicantOf(walk.place, walk.total), back)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        {data && <ApplicantHead application={data} />}
        <WalkSteps label={isOfAll ? words.applicants : words.applicantsForThisJob} walk={walk} />
      </div>
      {/* A refetch that fails leaves the page: a dialog may be open over it. */}
      {error && !pulledOut.isAsking && (!data || isGone(error)) ? (
        <QueryFailure
          level={1}
          title={words.couldntOpenApplication}
          error={error}
          onRetry={() => void refetch()}
          gone={pulledOut.gone ?? (isOfAll ? noSuchApplication : noSuchApplicationFor(jobId))}
        />
      ) : data ? (
        <InFull key={data._id} application={data} />
      ) : (
        <RowSkeletons label={words.loadingApplication} />
      )}
    </div>
  )
}

function InFull({ application }: { readonly application: EmployerApplicationDetail }) {
  const agreed = agreedOffer(application)
  return agreed ? <StarterInFull application={application} offer={agreed} /> : <ApplicantInFull application={application} />
}
