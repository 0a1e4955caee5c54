import { PAGE_SIZE_MOST } from '@evenshift/contract/constants'
import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { AnswerSteps } from '#web/areas/employer/interviews/compared/AnswerSteps'
import { ComparedAnswer } from '#web/areas/employer/interviews/compared/ComparedAnswer'
import { PeopleList } from '#web/areas/employer/interviews/compared/PeopleList'
import { answersAddress, answersIn } from '#web/areas/employer/interviews/compared/answers-address'
import { words } from '#web/areas/employer/interviews/words'
import { noSuchJob } from '#web/areas/employer/posts/no-such-job'
import { employerQuery } from '#web/shared/calls/employer'
import { Pages } from '#web/shared/paging/Pages'
import { usePage } from '#web/shared/paging/usePage'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { SelectField } from '#web/ui/form/SelectField'
import { Rows } from '#web/ui/page/Columns'
import { EmptyState } from '#web/ui/page/EmptyState'
import { PageTitle } from '#web/ui/page/PageTitle'
import styles from './Compared.module.css'

/** One question of a job's interviews: each person's answer after the other, with its score. */
export function AnswersScreen() {
  const { jobId = '' } = useParams()
  const [address] = useSearchParams()
  const page = usePage()
  const navigate = useNavigate()
  const list = to(paths.jobApplicants, { jobId })
  useScreen(words.compared.screen, list)
  const { questionId: asked, who } = answersIn(address)
  const job = useQuery(employerQuery('jobDetails', { params: { id: jobId } }))
  const { data, error, refetch } = useQuery({
    ...employerQuery('answersOfJob', { query: { jobId, page, limit: PAGE_SIZE_MOST, ...(asked && { questionId: asked }) } }),
    placeholderData: keepPreviousData,
  })
  if (error && !data)
    return <QueryFailure level={1} title={words.compared.failed} error={error} onRetry={() => void refetch()} gone={noSuchJob} />
  if (!data || job.isPending) return <RowSkeletons label={words.compared.loading} />
  const back = (
    <Button variant="default" component={Link} to={list}>
      {words.compared.back}
    </Button>
  )
  const question = data.questions.find(({ _id }) => _id === data.questionId)
  const [first] = data.data
  if (!question || !first) return <EmptyState level={1} title={words.compared.emptyTitle} text={words.compared.emptyText} action={back} />
  const open = data.data.find(({ application }) => application === who) ?? first
  const place = data.data.indexOf(open)
  const addressOf = (step: number): string | undefined => {
    const person = data.data[step]
    return person && answersAddress(jobId, question._id, person.application)
  }
  return (
    <Rows>
      <PageTitle title={words.compared.title} text={words.compared.text(job.data?.title ?? '')} action={back} />
      <SelectField
        label={words.compared.question}
        options={data.questions.map(({ _id, question: label, answers }) => ({ value: _id, label: words.compared.option(label, answers) }))}
        value={question._id}
        onChange={(next) => next && void navigate(answersAddress(jobId, next), { replace: true })}
      />
      <div className={styles.columns}>
        <PeopleList people={data.data} open={open.application} addressOf={(one) => answersAddress(jobId, question._id, one)} />
        <div className={styles.main}>
          <AnswerSteps place={place + 1} total={data.data.length} previous={addressOf(place - 1)} next={addressOf(place + 1)} />
          <ComparedAnswer
            key={`${open.application} ${question._id}`}
            jobId={jobId}
            person={open}
            question={question}
            next={addressOf(place + 1)}
          />
        </div>
      </div>
      <Pages label={words.compared.people} pagination={data.pagination} />
      <p className={styles.muted}>{words.compared.told}</p>
    </Rows>
  )
}
