import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { answersAddress } from '#web/areas/employer/interviews/compared/answers-address'
import { words as interviewWords } from '#web/areas/employer/interviews/words'
import { countOf } from '#web/areas/employer/posts/job-words'
import { paths, to } from '#web/shared/paths'
import { words } from '#web/areas/employer/applicants/words'

interface JobLink {
  readonly label: string
  readonly address: string
}

/** Where to go from the applicants of a job: their answers beside each other, once there are any, and the job. */
export const linksOf = ({ _id, counts }: EmployerJob): readonly JobLink[] => [
  ...(countOf(counts, ['interview_submitted']) > 0 ? [{ label: interviewWords.card.compare, address: answersAddress(_id) }] : []),
  { label: words.viewJob, address: to(paths.post, { jobId: _id }) },
]
