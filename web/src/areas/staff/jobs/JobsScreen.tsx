import { jobStatuses } from '@evenshift/contract/states/job/job'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { staffQuery } from '#web/areas/staff/calls'
import { JobPart } from '#web/areas/staff/jobs/JobPart'
import { keyWords, openKeyWords, statusWords } from '#web/areas/staff/jobs/job-words'
import { CaseList } from '#web/areas/staff/list/CaseList'
import { SearchScreen } from '#web/areas/staff/list/SearchScreen'
import { useSteps } from '#web/areas/staff/list/useSteps'
import { staffPaths } from '#web/areas/staff/paths'
import { Pages } from '#web/shared/paging/Pages'
import { LISTED, usePage } from '#web/shared/paging/usePage'
import { to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { dotted } from '#web/shared/words/dotted'
import { Chip } from '#web/ui/display/Chip'
import { SelectField } from '#web/ui/form/SelectField'
import { Card } from '#web/ui/page/Card'
import { EmptyState } from '#web/ui/page/EmptyState'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { words as sentences } from '#web/areas/staff/jobs/words'

const any = { value: 'any', label: sentences.anyStatus }

/** Every job by title, company or reference, the newest first. */
export function JobsScreen() {
  useScreen(sentences.jobs)
  const [params, setParams] = useSearchParams()
  const { id } = useParams()
  const { pathname } = useLocation()
  const page = usePage()
  const words = params.get('q')
  const status = jobStatuses.find((one) => one === params.get('status'))
  const query = { page, limit: LISTED, ...(words && { search: words }), ...(status && { status }) }
  const { data, error, refetch } = useQuery({ ...staffQuery('jobs', { query }), placeholderData: keepPreviousData })
  const asked = params.size > 0 ? `?${params}` : ''
  const rows = (data?.data ?? []).map((job) => ({
    to: to(staffPaths.job, { id: job._id }) + asked,
    title: job.title || sentences.untitled,
    text: [dotted([job.company.companyName, job.city]), job.reference],
    chip: <Chip kind={job.status === 'removed' ? 'bad' : 'quiet'}>{statusWords[job.status]}</Chip>,
  }))
  useSteps(rows.map((row) => row.to))
  const choose = (chosen: string | null) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    if (chosen === null || chosen === any.value) next.delete('status')
    else next.set('status', chosen)
    setParams(next, { replace: true })
  }
  return (
    <SearchScreen
      title={sentences.jobs}
      search={sentences.searchTitleCompanyReference}
      keys={id === undefined ? keyWords : openKeyWords}
      isList={rows.length > 0}
      back={staffPaths.jobs}
      list={
        <>
          <SelectField
            label={sentences.status}
            options={[any, ...jobStatuses.map((value) => ({ value, label: statusWords[value] }))]}
            value={status ?? any.value}
            onChange={choose}
          />
          {error && <QueryFailure title={sentences.couldntLoadJobs} error={error} onRetry={() => void refetch()} />}
          {!data && !error && <RowSkeletons label={sentences.loadingJobs} />}
          {data && rows.length === 0 && <EmptyState title={sentences.noJobsFound} text={sentences.tryAnotherTitleCompany} />}
          {rows.length > 0 && (
            <Card label={sentences.found}>
              <CaseList label={sentences.jobs} rows={rows} open={pathname + asked} />
            </Card>
          )}
          {data && <Pages label={sentences.pagesOfJobs} pagination={data.pagination} />}
        </>
      }
      hint={rows.length > 0 ? sentences.chooseJob : ''}
      open={id === undefined ? null : <JobPart key={id} id={id} />}
    />
  )
}
