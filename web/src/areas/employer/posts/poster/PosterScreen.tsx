import { takesApplications } from '@evenshift/contract/states/job/job'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { noSuchJob } from '#web/areas/employer/posts/no-such-job'
import { Poster } from '#web/areas/employer/posts/poster/Poster'
import { WindowCard } from '#web/areas/employer/posts/poster/WindowCard'
import { employerQuery } from '#web/shared/calls/employer'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { Segment } from '#web/ui/choice/Segment'
import { Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { words } from '#web/areas/employer/posts/poster/words'
import styles from './PosterScreen.module.css'

const papers = [
  { key: 'poster', label: words.posterA4, Paper: Poster },
  { key: 'card', label: words.windowCardA5, Paper: WindowCard },
] as const

/** A live job as paper for the window; any other leads back to its page, as nobody could apply. */
export function PosterScreen() {
  const { jobId = '' } = useParams()
  const [chosen, setChosen] = useState<(typeof papers)[number]['key']>('poster')
  const back = to(paths.post, { jobId })
  const job = useQuery(employerQuery('jobDetails', { params: { id: jobId } }))
  useScreen(words.poster, back, job.data?.title)
  if (job.error)
    return <QueryFailure level={1} title={words.couldntLoadJob} error={job.error} onRetry={() => void job.refetch()} gone={noSuchJob} />
  if (!job.data) return <RowSkeletons label={words.loadingJob} />
  if (!takesApplications(job.data.status)) return <Navigate to={back} replace />
  return (
    <Rows>
      <PageTitle
        title={words.poster}
        text={words.forWindow}
        action={
          <Button leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />} onClick={() => window.print()}>
            {words.print}
          </Button>
        }
      />
      <Segment label={words.paper} options={papers} value={chosen} onChange={setChosen} />
      <div className={styles.paper}>{papers.map(({ key, Paper }) => key === chosen && <Paper key={key} job={job.data} />)}</div>
    </Rows>
  )
}
