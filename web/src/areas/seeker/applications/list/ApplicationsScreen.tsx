import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { ApplicationSkeletons } from '#web/areas/seeker/applications/ApplicationSkeletons'
import { ApplicationList } from '#web/areas/seeker/applications/list/ApplicationList'
import { countIn, useYourJobs } from '#web/areas/seeker/applications/list/useYourJobs'
import { YourJobs } from '#web/areas/seeker/applications/list/YourJobs'
import { type ListKey, listKeys, lists } from '#web/areas/seeker/applications/lists'
import { useRejected } from '#web/areas/seeker/applications/why-not/useRejected'
import { seekerQuery } from '#web/shared/calls/seeker'
import { useScreen } from '#web/shared/shell/useScreen'
import { UrlTabs } from '#web/shared/tabs/UrlTabs'
import { rememberTab } from '#web/shared/tabs/tab-memory'
import { Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'
import { paths } from '#web/shared/paths'
import { words } from '#web/areas/seeker/applications/list/words'
import styles from '../Applications.module.css'

/** What else there is to see of one's applications; the reasons of every no belong to those that are over, where there was one. */
function ApplicationLinks({ open }: { readonly open: ListKey }) {
  const { data: rejected } = useRejected(open === 'history')
  return (
    <nav className={styles.links} aria-label={words.moreAboutYourApplications}>
      {[
        { to: paths.messages, label: words.messages },
        { to: paths.applicationViews, label: words.whosViewedYou },
        ...(open === 'history' && rejected?.length !== 0 ? [{ to: paths.whyNot, label: words.whyIWasntChosen }] : []),
      ].map(({ to, label }) => (
        <Button key={to} component={Link} to={to} variant="default">
          {label}
        </Button>
      ))}
    </nav>
  )
}

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
      <PageTitle title={words.applications} action={<ApplicationLinks open={open} />} />
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
