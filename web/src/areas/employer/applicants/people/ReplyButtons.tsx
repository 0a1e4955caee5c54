import type { ApplicantCard } from '@evenshift/contract/model/overview/applicant-card'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { words as moveWords } from '#web/areas/employer/applicants/moves/words'
import { repliesOf } from '#web/areas/employer/applicants/moves/replies'
import { type MoveTarget, isOpenMove } from '#web/areas/employer/applicants/moves/move-options'
import type { MoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { NotThisTime } from '#web/areas/employer/applicants/people/NotThisTime'
import { useApplicantAddress } from '#web/areas/employer/applicants/useApplicantAddress'
import { words } from '#web/areas/employer/applicants/people/words'
import styles from './People.module.css'

interface ReplyButtonsProps {
  readonly row: ApplicantCard
  readonly flow: MoveFlow
  readonly onShortlist: () => void
}

/** The row's link, for whoever only reads. */
function Open({ row, label }: { readonly row: ApplicantCard; readonly label: string }) {
  const addressOf = useApplicantAddress()
  if (!row.isReadable) return null
  return (
    <Button
      className={styles.one ?? ''}
      variant="default"
      component={Link}
      to={addressOf(row)}
      aria-label={`${label} ${row.applicant.name}`}
    >
      {label}
    </Button>
  )
}

/** The three replies as one group in their order by stage; the talk is an interview, or watching the one that was sent. */
export function ReplyButtons({ row, flow, onShortlist }: ReplyButtonsProps) {
  const addressOf = useApplicantAddress()
  const { status, applicant } = row
  const isBusy = flow.going.has(row._id)
  const button = (to: MoveTarget, label: string, onPress: () => void) => (
    <button type="button" disabled={isBusy || !isOpenMove(row, to)} aria-label={`${label}: ${applicant.name}`} onClick={onPress}>
      {label}
    </button>
  )
  return (
    <ManagersOnly otherwise={<Open row={row} label={words.review} />}>
      <div className={styles.replies} role="group" aria-label={moveWords.replyTo(applicant.name)}>
        {repliesOf(status)[0] === 'offered'
          ? button('offered', words.makeOffer, () => flow.start(row, 'offered'))
          : button('shortlisted', words.shortlist, onShortlist)}
        {status === 'interview_submitted' ? (
          <Link to={addressOf(row)} aria-label={words.watchWithName(applicant.name)}>
            {words.watch}
          </Link>
        ) : (
          button('interview_invited', moveWords.interview, () => flow.start(row, 'interview_invited'))
        )}
        <NotThisTime row={row} flow={flow} />
      </div>
    </ManagersOnly>
  )
}

/** What is left to do while it is their turn, or once they said yes: the check that comes before they're marked as hired. */
export function NextMove({ row, flow }: Omit<ReplyButtonsProps, 'onShortlist'>) {
  const move = { offered: ['offered', words.changeOffer], offer_accepted: ['hired', words.checkRightToWork] } as const
  const [to, label] = row.status === 'offered' || row.status === 'offer_accepted' ? move[row.status] : []
  if (to === undefined) return <Open row={row} label={words.view} />
  return (
    <ManagersOnly otherwise={<Open row={row} label={words.view} />}>
      <Button
        className={styles.one ?? ''}
        variant="default"
        loading={flow.going.has(row._id)}
        disabled={!isOpenMove(row, to)}
        aria-label={`${label}: ${row.applicant.name}`}
        onClick={() => flow.start(row, to)}
      >
        {label}
      </Button>
    </ManagersOnly>
  )
}
