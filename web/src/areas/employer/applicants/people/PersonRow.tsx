import type { ApplicantCard } from '@evenshift/contract/model/overview/applicant-card'
import { isSeekersTurn } from '@evenshift/contract/states/application/application'
import { Checkbox } from '@mantine/core'
import { AnswerBy } from '#web/areas/employer/applicants/AnswerBy'
import { ApplicantName } from '#web/areas/employer/applicants/ApplicantName'
import { weekStates } from '#web/areas/employer/applicants/fit-words'
import { milesWords } from '#web/areas/employer/applicants/applicant-words'
import type { Chosen } from '#web/areas/employer/applicants/bulk/useChosen'
import type { MoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { NextMove, ReplyButtons } from '#web/areas/employer/applicants/people/ReplyButtons'
import { type Group, fitLine, whyOf } from '#web/areas/employer/applicants/people/people-words'
import { useNow } from '#web/shared/words/useNow'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { Facts } from '#web/ui/page/Facts'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import { words } from '#web/areas/employer/applicants/people/words'
import styles from './People.module.css'

interface PersonRowProps {
  readonly row: ApplicantCard
  readonly group: Group
  readonly flow: MoveFlow
  readonly chosen: Chosen
  readonly onShortlist: () => void
}

/** One applicant: who and for what, how the week fits, one fact, by when, and the reply in one press. */
export function PersonRow({ row, group, flow, chosen, onShortlist }: PersonRowProps) {
  const { applicant, jobTitle, fit } = row
  const why = whyOf(row, useNow())
  return (
    <li className={styles.person} aria-busy={flow.going.has(row._id)}>
      <span className={styles.who}>
        {chosen.isChoosing ? (
          <Checkbox
            className={styles.choose ?? ''}
            size="lg"
            aria-label={words.select(applicant.name)}
            checked={chosen.has(row._id)}
            onChange={() => chosen.toggle(row._id)}
          />
        ) : (
          <MonogramTile name={applicant.name} src={applicant.avatar} size="small" round />
        )}
        <span className={styles.words}>
          <ApplicantName application={row} className={styles.name} />
          <span className={styles.job}>
            <Facts facts={[jobTitle, milesWords(row)]} />
          </span>
        </span>
      </span>
      <span className={styles.fit}>
        {(fit ?? row.agreed[0] ?? row.asked[0]) && <WeekStrip size="tiny" days={weekStates(row)} />}
        <span>
          <TextWithTimes text={fitLine(row)} />
        </span>
      </span>
      <p className={styles.why}>
        {why && (
          <>
            {why.before}
            <b>{why.strong}</b>
            {why.after}
          </>
        )}
      </p>
      <span className={styles.due}>
        {/* The heading says whose turn it is. */}
        {(!isSeekersTurn(row.status) || row.pendingRejection) && <AnswerBy application={row} isUnderHead />}
      </span>
      {group === 'theirs' || group === 'accepted' ? (
        <NextMove row={row} flow={flow} />
      ) : (
        <ReplyButtons row={row} flow={flow} onShortlist={onShortlist} />
      )}
    </li>
  )
}
