import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, Link } from 'react-router'
import { ApplicationList } from '#web/areas/seeker/applications/list/ApplicationList'
import { type ListKey, listKeys, lists } from '#web/areas/seeker/applications/lists'
import { seekerQuery } from '#web/shared/calls/seeker'
import { useScreen } from '#web/shared/shell/useScreen'
import { UrlTabs } from '#web/shared/tabs/UrlTabs'
import { rememberTab } from '#web/shared/tabs/tab-memory'
import { Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'
import { paths } from '#web/shared/paths'
import styles from '../Applications.module.css'

/** What else there is to see of one's applications. */
function ApplicationLinks() {
  return (
    <nav className={styles.links} aria-label="More about your applications">
      <Link to={paths.applicationViews}>Who’s viewed you</Link>
      <Link to={paths.whyNot}>Why I wasn’t chosen</Link>
    </nav>
  )
}

export function ApplicationsScreen() {
  useScreen('Applications')
  const { pathname } = useLocation()
  const open: ListKey = listKeys.find((key) => lists[key].path === pathname) ?? 'live'
  useEffect(() => rememberTab('applications', open), [open])
  const { data: counts } = useQuery(seekerQuery('applicationCount'))
  return (
    <Rows>
      <PageTitle title="Applications" action={<ApplicationLinks />} />
      <UrlTabs
        label="Applications"
        open={open}
        addressOf={(key) => lists[key].path}
        tabs={listKeys.map((key) => ({
          key,
          label: lists[key].label,
          ...(counts ? { count: counts[lists[key].counts], hot: key === 'offers' && counts.jobOffer > 0 } : {}),
        }))}
      />
      <ApplicationList key={open} list={open} />
    </Rows>
  )
}
