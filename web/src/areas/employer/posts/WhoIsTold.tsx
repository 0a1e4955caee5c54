import type { Cover, CoverApplicant } from '@evenshift/contract/model/overview/cover'
import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { applicationTabs, heldStatuses } from '@evenshift/contract/states/application/application'
import { type Places, endWords } from '@evenshift/contract/states/job/close-words'
import type { CloseOutcome } from '@evenshift/contract/states/job/job'
import { useQuery } from '@tanstack/react-query'
import { firstNameOf } from '#web/areas/employer/applicants/applicant-words'
import { countOf } from '#web/areas/employer/posts/job-words'
import { useNamed } from '#web/areas/employer/posts/useNamed'
import { employerQuery } from '#web/shared/calls/employer'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/employer/posts/words'
import styles from './Posts.module.css'

const listed = new Intl.ListFormat('en-GB')

const isWaiting = ({ status }: CoverApplicant): boolean => (applicationTabs.live as readonly string[]).includes(status)

/** The names of whoever reads each sentence, where they read different ones: it depends on which shifts they asked for. */
function readBy({ shifts, applicants }: Cover, outcome: CloseOutcome, places: Places): ReadonlyMap<string, readonly string[]> {
  const said = new Map<string, string[]>()
  for (const { name, shifts: ids } of applicants.filter((one) => isWaiting(one) && !one.isTurnedDown)) {
    const asked = shifts.filter(({ _id }) => ids.includes(_id))
    const filled = asked.filter(({ accepted, needed }) => accepted >= needed)
    const sentence = endWords(outcome, places, { filled, left: asked.filter((shift) => !filled.includes(shift)) })
    said.set(sentence, [...(said.get(sentence) ?? []), firstNameOf(name)])
  }
  return said
}

interface WhoIsToldProps {
  readonly job: Pick<PostCard, '_id' | 'counts' | 'vacancies'>
  /** null while no reason is chosen: then only who stays is said, which no reason changes. */
  readonly outcome: CloseOutcome | null
}

/** What the end of a job means to each group, a line each: who is hired or has an offer stays, whoever else waits is told. */
export function WhoIsTold({ job, outcome }: WhoIsToldProps) {
  const { _id: jobId, counts, vacancies } = job
  const hired = useNamed(job, ['hired'])
  const accepted = useNamed(job, ['offer_accepted'])
  const offered = useNamed(job, ['offered'])
  const waiting = useNamed(job, applicationTabs.live)
  const { data: cover } = useQuery({ ...employerQuery('cover', { params: { id: jobId } }), meta: { ownErrors: true } })
  const places = { held: countOf(counts, heldStatuses), wanted: vacancies }
  const said = outcome ? [...(cover ? readBy(cover, outcome, places) : [])] : []
  const keeping = (cover?.applicants ?? []).filter((one) => isWaiting(one) && one.isTurnedDown).map(({ name }) => firstNameOf(name))
  const told = (reason: CloseOutcome): readonly string[] => {
    if (reason === 'keep_reviewing') return [words.stillReviewing(waiting.count)]
    if (waiting.count === 0) return []
    if (said.length < 2 && keeping.length === 0)
      return [words.closesAndTells(waiting.count, waiting.names, said[0]?.[0] ?? endWords(reason, places))]
    return [
      words.closes(waiting.count),
      ...said.map(([sentence, readers]) => words.reads(listed.format(readers), sentence)),
      ...(keeping.length > 0 ? [words.keepReason(listed.format(keeping))] : []),
    ]
  }
  const lines = [
    hired.count > 0 && words.hiredStay(hired.names, hired.count),
    accepted.count > 0 && words.acceptedStay(accepted.names, accepted.count),
    offered.count > 0 && words.offersStay(offered.names, offered.count),
    ...(outcome ? told(outcome) : []),
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <Note kind={outcome && outcome !== 'keep_reviewing' && waiting.count > 0 ? 'warning' : 'info'}>
      <ul className={styles.told} aria-label={words.whatHappens}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Note>
  )
}
