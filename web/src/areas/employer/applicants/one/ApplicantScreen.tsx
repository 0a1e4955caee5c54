import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { RowSkeletons } from '#web/areas/employer/RowSkeletons'
import { ApplicantHead } from '#web/areas/employer/applicants/one/ApplicantHead'
import { ApplicantInFull } from '#web/areas/employer/applicants/one/ApplicantInFull'
import { WalkSteps } from '#web/areas/employer/applicants/one/WalkSteps'
import { useWalk } from '#web/areas/employer/applicants/one/useWalk'
import { employerQuery } from '#web/shared/calls/employer'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import styles from './Applicant.module.css'

const noLongerThere = {
  title: 'This application is no longer here',
  text: 'They may have withdrawn it or deleted their account.',
  action: { label: 'See all applicants', to: paths.applicants },
}

/** One person in full, among those that one came from. */
export function ApplicantScreen() {
  const { jobId = '', applicationId = '' } = useParams()
  const { search } = useLocation()
  const { data, error, refetch } = useQuery(employerQuery('openApplication', { params: { id: applicationId } }))
  const walk = useWalk(jobId, applicationId)
  const back = `${to(paths.jobApplicants, { jobId })}${search}`
  useScreen(walk.place === null ? (data?.applicant.name ?? 'Applicant') : `Applicant ${walk.place} of ${walk.total}`, back)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        {data && <ApplicantHead application={data} />}
        <WalkSteps jobId={jobId} walk={walk} />
      </div>
      {error ? (
        <QueryFailure
          level={1}
          title="We couldn’t open this application"
          error={error}
          onRetry={() => void refetch()}
          gone={noLongerThere}
        />
      ) : data ? (
        <ApplicantInFull key={data._id} application={data} />
      ) : (
        <RowSkeletons label="Loading application" />
      )}
    </div>
  )
}
