import type { Cover } from '@evenshift/contract/model/overview/cover'
import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { applicationTabs, heldStatuses } from '@evenshift/contract/states/application/application'
import { endWords } from '@evenshift/contract/states/job/close-words'
import type { CloseOutcome } from '@evenshift/contract/states/job/job'
import { useQuery } from '@tanstack/react-query'
import { firstNameOf } from '#web/areas/employer/applicants/applicant-words'
import { countOf } from '#web/areas/employer/posts/job-words'
import { employerQuery } from '#web/shared/calls/employer'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/employer/posts/words'

const NAMED_MOST = 3
const listed = new Intl.ListFormat('en-GB')

/** The names of whoever reads each sentence, where they read different ones: it depends on which shifts they asked for. */
function readBy({ shifts, applicants }: Cover, outcome: CloseOutcome, isFilled: boolean): ReadonlyMap<string, readonly string[]> {
  const said = new Map<string, string[]>()
  for (const { name, status, shifts: ids } of applicants) {
    if (!(applicationTabs.live as readonly string[]).includes(status)) continue
    const asked = shifts.filter(({ _id }) => ids.includes(_id))
    const filled = asked.filter(({ accepted, needed }) => accepted >= needed)
    const sentence = endWords(outcome, isFilled, { filled, left: asked.filter((shift) => !filled.includes(shift)) })
    said.set(sentence, [...(said.get(sentence) ?? []), firstNameOf(name)])
  }
  return said
}

interface WhoIsToldProps {
  readonly job: Pick<PostCard, '_id' | 'counts' | 'vacancies'>
  readonly outcome: CloseOutcome
}

/** Whose applications end with the job, and the sentence that they read; an offer stands. */
export function WhoIsTold({ job: { _id: jobId, counts, vacancies }, outcome }: WhoIsToldProps) {
  const told = countOf(counts, applicationTabs.live)
  const offers = countOf(counts, applicationTabs.jobOffer)
  const { data } = useQuery({
    ...employerQuery('applications', { query: { jobId, status: [...applicationTabs.live], sort: 'name', limit: NAMED_MOST } }),
    enabled: told > 0,
    meta: { ownErrors: true },
  })
  const { data: cover } = useQuery({ ...employerQuery('cover', { params: { id: jobId } }), meta: { ownErrors: true } })
  if (told + offers === 0) return null
  const isFilled = countOf(counts, heldStatuses) >= vacancies
  const said = [...(cover ? readBy(cover, outcome, isFilled) : [])]
  const names = (data?.data ?? []).map(({ applicant }) => firstNameOf(applicant.name))
  const more = told - names.length
  const who = names.length === 0 ? words.people(told) : listed.format([...names, ...(more > 0 ? [words.others(more)] : [])])
  return (
    <Note kind="warning">
      {said.length > 1
        ? [words.closes(told), ...said.map(([sentence, readers]) => words.reads(listed.format(readers), sentence))].join(' ')
        : told > 0 && words.closesAndTells(told, who, said[0]?.[0] ?? endWords(outcome, isFilled))}{' '}
      {offers > 0 && words.offersStay(offers)}
    </Note>
  )
}
