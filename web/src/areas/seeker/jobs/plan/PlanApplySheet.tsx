import type { PlannedSet } from '@evenshift/contract/model/job/plan'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ApplySheet } from '#web/areas/seeker/jobs/apply/ApplySheet'
import { WhatTheySee } from '#web/areas/seeker/jobs/apply/WhatTheySee'
import { applyWords } from '#web/areas/seeker/jobs/plan/plan-words'
import { type Sending, usePlanApplications } from '#web/areas/seeker/jobs/plan/usePlanApplications'
import { notify } from '#web/shared/notices/notify'
import { paths, to } from '#web/shared/paths'
import { shiftsWords } from '@evenshift/contract/states/shift-words'
import { Chip } from '#web/ui/display/Chip'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { Sheet } from '#web/ui/dialog/Sheet'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { JobTitle } from '#web/ui/job/JobTitle'
import { words } from '#web/areas/seeker/jobs/plan/words'
import styles from './Plan.module.css'

function State({ sending, asks }: { readonly sending: Sending; readonly asks: boolean }) {
  if (sending.state === 'sent')
    return (
      <Link to={to(paths.application, { id: sending.applicationId })}>
        <Chip kind="match">{words.sent}</Chip>
      </Link>
    )
  if (sending.state === 'refused') return <Chip kind="bad">{words.notSent}</Chip>
  if (sending.state === 'left') return <Chip kind="quiet">{words.notSentYet}</Chip>
  return asks ? <Chip kind="info">{words.hasQuestionsToAnswer}</Chip> : <Chip kind="quiet">{words.notSentYet}</Chip>
}

interface PlanApplySheetProps {
  readonly set: PlannedSet
  /** Every job of it was applied for. */
  readonly onAllSent: () => void
  readonly onClose: () => void
}

/** Applying to the jobs of a week: each for its planned shifts, and each is told whether it was sent. */
export function PlanApplySheet({ set, onAllSent, onClose }: PlanApplySheetProps) {
  const { stateOf, left, asking, isSending, send, onSent, onLeft } = usePlanApplications(set)
  const sent = set.jobs.length - left.length
  const isDone = left.length === 0
  const questions = left.filter(({ job }) => !job.easyApply).length
  const close = () => {
    if (isDone) onAllSent()
    else if (sent > 0) {
      const text = words.notSentWithLeft(left.map(({ job }) => job.title).join(', '))
      notify({ kind: 'info', title: words.ofSent(sent, set.jobs.length), text })
    }
    onClose()
  }
  const choice = asking && {
    chosen: asking.part.shifts.map(({ _id }) => _id),
    isFixed: true,
    missing: 0,
    isShort: false,
    toggle: () => undefined,
  }
  return (
    <>
      <Sheet
        opened={asking === null}
        onClose={close}
        title={isDone ? words.yourApplicationsAreSent : applyWords(set.jobs.length)}
        unsaved={false}
        busy={isSending}
        foot={(closeSheet) => (
          <>
            <Button variant="default" onClick={closeSheet}>
              {sent > 0 ? words.backToTheWeek : words.notNow}
            </Button>
            {isDone ? (
              <Button component={Link} to={paths.liveApplications}>
                {words.seeYourApplications}
              </Button>
            ) : (
              <Button loading={isSending} onClick={send}>
                {questions === left.length ? words.answerAndApply : words.send(left.length)}
              </Button>
            )}
          </>
        )}
      >
        <p role="status">{statusWords(sent, left.length, questions)}</p>
        <ul className={styles.jobs}>
          {set.jobs.map((part) => {
            const sending = stateOf(part)
            return (
              <li key={part.job._id} className={styles.job}>
                <MonogramTile name={part.job.employerName} src={part.job.logo || null} />
                <div>
                  <h3>
                    <JobTitle title={part.job.title} />
                  </h3>
                  <p>
                    {part.job.employerName}
                    <br />
                    <TextWithTimes text={shiftsWords(part.shifts)} />
                  </p>
                  {sending.state === 'refused' && (
                    <p className={styles.fault} role="alert">
                      {sending.text}
                    </p>
                  )}
                </div>
                <State sending={sending} asks={!part.job.easyApply} />
              </li>
            )
          })}
        </ul>
        {!isDone && <WhatTheySee />}
      </Sheet>
      {asking && choice && (
        <ApplySheet
          key={asking.job._id}
          job={asking.job}
          choice={choice}
          opened
          onSent={(application) => onSent(asking, application)}
          onClose={() => onLeft(asking)}
        />
      )}
    </>
  )
}

/** How many are sent, and what happens with the others. */
function statusWords(sent: number, left: number, asking: number): string {
  if (left === 0) return words.eachEmployerHasYours
  if (sent > 0) return words.ofSentWithSent(sent, sent + left)
  if (asking === 0) return words.eachEmployerGetsProfile
  return words.eachEmployerGetsProfileNow(asking)
}
