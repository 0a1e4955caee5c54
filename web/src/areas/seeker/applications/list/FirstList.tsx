import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { ApplicationSkeletons } from '#web/areas/seeker/applications/ApplicationSkeletons'
import { countIn, useYourJobs } from '#web/areas/seeker/applications/list/useYourJobs'
import { listKeys, lists } from '#web/areas/seeker/applications/lists'
import { seekerQuery } from '#web/shared/calls/seeker'
import { paths } from '#web/shared/paths'
import { rememberedTab } from '#web/shared/tabs/tab-memory'

/** Leads to the list that was open last, or to the first that has something; to the job that somebody has where nothing is live. */
export function FirstList() {
  const jobs = useYourJobs(true)
  const { data: counts, isPending } = useQuery(seekerQuery('applicationCount'))
  if (!jobs || isPending) return <ApplicationSkeletons />
  const remembered = rememberedTab('applications', listKeys)
  const filled = [remembered, ...listKeys].find((key) => counts && countIn(key, counts, jobs) > 0)
  const isWorking = jobs.length > 0 && counts?.live === 0
  return <Navigate to={isWorking ? paths.yourJobs : lists[filled ?? remembered].path} replace />
}
