import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { Cover } from '@evenshift/contract/model/overview/cover'
import { Button } from '@mantine/core'
import { IconWand } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { firstNameOf } from '#web/areas/employer/applicants/applicant-words'
import { ProposedRow } from '#web/areas/employer/applicants/cover/ProposedRow'
import {
  allSeats,
  couldTakeMore,
  hasAccepted,
  hasMoreFree,
  hasSomeoneToAsk,
  leftOpenWords,
  openSeats,
  proposalWords,
  shiftsOpen,
  shortWords,
  takenWords,
} from '#web/areas/employer/applicants/cover/cover-week'
import { proposedPeople, sumOf } from '#web/areas/employer/applicants/cover/proposed-people'
import type { MoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { useIsReviewer } from '#web/areas/employer/useIsReviewer'
import { paths, to } from '#web/shared/paths'
import { pounds } from '#web/shared/words/pay'
import { Note } from '#web/ui/display/Note'
import { Card } from '#web/ui/page/Card'
import { LinkButton } from '#web/ui/page/LinkButton'
import { StickyBar } from '#web/ui/page/StickyBar'
import { shortHours } from '#web/shared/week/worked-hours'
import { words } from '#web/areas/employer/applicants/cover/words'
import styles from './Cover.module.css'

interface CoverPanelProps {
  readonly job: EmployerJob
  readonly cover: Cover
  readonly isFilled: boolean
  readonly onFill: () => void
  /** Whether they say themselves who gets what. */
  readonly isChanged: boolean
  readonly onChange: (isChanged: boolean) => void
  readonly flow: MoveFlow
  /** Sends everybody their offer. */
  readonly onSend: () => void
}

/** What is open, and once the week is filled, who would take it. */
export function CoverPanel({ job, cover, isFilled, onFill, isChanged, onChange, flow, onSend }: CoverPanelProps) {
  const open = openSeats(cover)
  const taken = takenWords(cover)
  const left = leftOpenWords(cover)
  return (
    <div className={styles.panel}>
      {open === 0 ? (
        <Card label={words.theWeek}>
          <p className={styles.figure}>
            <b>{allSeats(cover)}</b> {words.ofGapsFilled(allSeats(cover))}
          </p>
          {left && <p>{left}</p>}
        </Card>
      ) : isFilled ? (
        <Proposal job={job} cover={cover} isChanged={isChanged} onChange={onChange} flow={flow} onSend={onSend} />
      ) : (
        <Card tone="sunny" label={words.theWeek}>
          <p className={styles.figure}>
            <b>{open}</b> {words.gapsOn(open, shiftsOpen(cover))}
          </p>
          {taken && <p>{taken}</p>}
          {left && <p>{left}</p>}
          <p>{words.pickFewestPeopleWho}</p>
          <Button fullWidth leftSection={<IconWand size={18} stroke={1.75} aria-hidden />} onClick={onFill}>
            {words.fillTheWeek}
          </Button>
        </Card>
      )}
    </div>
  )
}

/** Who takes what, what stays open, and one way on. */
function Proposal({ job, cover, isChanged, onChange, flow, onSend }: Omit<CoverPanelProps, 'isFilled' | 'onFill'>) {
  const isReviewer = useIsReviewer()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone: whoever reads by ear goes on here.
  useEffect(() => heading.current?.focus(), [])
  const { proposal, placesLeft } = cover
  const { people, isExact } = proposal
  const post = to(paths.post, { jobId: job._id })
  const proposed = proposedPeople(job, cover)
  const { hours, pay } = sumOf(proposed)
  const mayChange = hasSomeoneToAsk(cover)
  const weekly = pay === null ? '' : words.aWeek(pounds(pay))
  const offers = words.offer(people.length)
  const canSend = isReviewer === false && people.length > 0 && people.length <= placesLeft
  const filled = allSeats(cover) - proposal.open.reduce((sum, { seats }) => sum + seats, 0)
  return (
    <Card label={words.fillTheWeek}>
      <div>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {words.fillTheWeek}
        </h2>
        <p className={styles.muted} role="status">
          {proposalWords(cover)}
          {!isExact && words.quickEstimateFewerPeople}
        </p>
      </div>
      {people.length > 0 && (
        <ul className={styles.proposed}>
          {proposed.map((one) => (
            <ProposedRow key={one.person._id} job={job} proposed={one} flow={isReviewer === false ? flow : null} />
          ))}
        </ul>
      )}
      {isReviewer === false &&
        couldTakeMore(cover).map(({ person, said }) => (
          <Note key={person._id}>
            {words.couldTake(firstNameOf(person.name), said)}{' '}
            {hasAccepted(person) ? (
              <Link to={to(paths.conversation, { id: person._id })}>{words.message(firstNameOf(person.name))}</Link>
            ) : (
              <Link to={to(paths.applicant, { jobId: job._id, applicationId: person._id })}>{words.addToTheirOffer}</Link>
            )}
          </Note>
        ))}
      {proposal.open.length > 0 && (
        <Note kind="bad">
          <b>{shortWords(cover)}</b> {mayChange && (hasMoreFree(cover) ? words.othersFreePartTheir : words.noOneElseWho)}{' '}
          <Link to={post}>{mayChange ? words.viewJob : words.shareTheJob}</Link>
        </Note>
      )}
      {people.length > placesLeft && (
        <Note kind="warning">
          {words.tooMany(placesLeft, people.length)} <Link to={post}>{words.wantMore}</Link>
        </Note>
      )}
      {isChanged && <p className={styles.muted}>{words.pressShiftTableGive}</p>}
      {canSend && (
        <Button fullWidth className={styles.send ?? ''} onClick={onSend}>
          {words.send(offers)}
        </Button>
      )}
      {mayChange && (
        <div className={styles.change}>
          <LinkButton onClick={() => onChange(!isChanged)}>{isChanged ? words.backToOurProposal : words.changeWhoGetsWhat}</LinkButton>
          {people.length > 0 && (
            <span className={styles.muted}>
              {shortHours(hours)}
              {weekly}
            </span>
          )}
        </div>
      )}
      {canSend && (
        <StickyBar>
          <span className={`${styles.words} ${styles.foot}`}>
            <b>
              {offers}
              {weekly}
            </b>
            <span>{words.ofFilled(filled, allSeats(cover))}</span>
          </span>
          <Button size="lg" onClick={onSend}>
            {words.send(offers)}
          </Button>
        </StickyBar>
      )}
    </Card>
  )
}
