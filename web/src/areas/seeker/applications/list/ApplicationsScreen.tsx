import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { ApplicationSkeletons } from '#web/areas/seeker/applications/ApplicationSkeletons'
import { ApplicationList } from '#web/areas/seeker/applications/list/ApplicationList'
import { countIn, useYourJobs } from '#web/areas/seeker/applications/list/useYourJobs'
import { YourJobs } from '#web/areas/seeker/applications/list/YourJobs'
import { type ListKey, listKeys, lists } from '#web/areas/seeker/applications/lists'
import { seekerQuery } from '#web/shared/calls/seeker'
import { useScreen } from '#web/shared/shell/useScreen'
import { UrlTabs } from '#web/shared/tabs/UrlTabs'
import { rememberTab } from '#web/shared/tabs/tab-memory'
import { Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'
import { paths } from '#web/shared/paths'
import { words } from '#web/areas/seeker/applications/list/words'
import styles from '../Applications.module.css'

/** What else there is to see of one's applications. */
const ApplicationLinks = () => (
  <nav className={styles.links} aria-label={words.moreAboutYourApplications}>
    <Link to={paths.messages}>{words.messages}</Link>
    <Link to={paths.applicationViews}>{words.whosViewedYou}</Link>
  </nav>
)

export function ApplicationsScreen() {
  useScreen(words.applications)
  const { pathname } = useLocation()
  const open: ListKey = listKeys.find((key) => lists[key].path === pathname) ?? 'live'
  const jobs = useYourJobs()
  const isOnJobs = pathname === paths.yourJobs
  useEffect(() => rememberTab('applications', open), [open])
  const { data: counts } = useQuery(seekerQuery('applicationCount'))
  // The last of them may have ended since.
  if (isOnJobs && jobs?.length === 0) return <Navigate to={paths.liveApplications} replace />
  return (
    <Rows>
      <PageTitle title={words.applications} action={<ApplicationLinks />} />
      <UrlTabs
        label={words.applications}
        open={isOnJobs ? 'jobs' : open}
        addressOf={(key) => (key === 'jobs' ? paths.yourJobs : lists[key].path)}
        tabs={[
          ...(jobs && jobs.length > 0 ? [{ key: 'jobs' as const, label: words.yourJobs(jobs.length), count: jobs.length }] : []),
          ...listKeys.map((key) => ({
            key,
            label: lists[key].label,
            ...(counts && jobs ? { count: countIn(key, counts, jobs), hot: key === 'offers' && countIn(key, counts, jobs) > 0 } : {}),
          })),
        ]}
      />
      {isOnJobs ? jobs ? <YourJobs jobs={jobs} /> : <ApplicationSkeletons /> : <ApplicationList key={open} list={open} />}
    </Rows>
  )
}
