import type { PostPart } from '@evenshift/contract/states/job/job-terms'
import { UnstyledButton } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { LimitLine } from '#web/areas/employer/plan/limit/LimitLine'
import { postWithOpen } from '#web/areas/employer/posts/write/open-shifts'
import { DatesNote } from '#web/areas/employer/posts/write/steps/DatesNote'
import { partSays } from '#web/areas/employer/posts/write/steps/part-words'
import { partOf } from '#web/areas/employer/posts/write/steps/steps'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { Chip } from '#web/ui/display/Chip'
import { Note } from '#web/ui/display/Note'
import { Card } from '#web/ui/page/Card'
import { LinkButton } from '#web/ui/page/LinkButton'
import { SpokenText } from '#web/ui/page/SpokenText'
import { words } from '#web/areas/employer/posts/write/steps/words'
import styles from '../Wizard.module.css'

/** What is set, as one reads an advert; the first part of a group opens. */
const groups: readonly { readonly label: string; readonly parts: readonly [PostPart, ...PostPart[]] }[] = [
  { label: words.theWeek, parts: ['week', 'people'] },
  { label: words.pay, parts: ['pay', 'morePay'] },
  { label: words.place, parts: ['place', 'firstDay'] },
  { label: words.theJob, parts: ['work', 'costs'] },
  { label: words.startsAndCloses, parts: ['dates', 'contract'] },
  { label: words.applying, parts: ['applying', 'checks'] },
  { label: words.choosing, parts: ['choosing', 'interview'] },
]

interface StepReviewProps extends Pick<WizardStepProps, 'form' | 'job'> {
  readonly isDraft: boolean
  /** The fields of a post that is out that aren't as they are saved. */
  readonly changed: readonly string[]
  /** It is opened, so that what is missing has to be looked for. */
  readonly onOpen: () => void
  /** Opens a part where it is written. */
  readonly onEdit: (part: PostPart) => void
  /** Opens the field of a path that is told this. */
  readonly onMend: (path: string, fault: string) => void
}

/** All that is set, group by group, with whatever still keeps the post from going out; and what publishing does. */
export function StepReview({ form, job: saved, isDraft, changed, onOpen, onEdit, onMend }: StepReviewProps) {
  const open = useEffectEvent(onOpen)
  useEffect(() => open(), [])
  const job = postWithOpen(form.values, saved)
  const said = groups.map((group) => ({
    ...group,
    lines: group.parts.flatMap((part) => partSays(part, job)),
    isChanged: changed.some((field) => group.parts.some((part) => part === partOf(field))),
  }))
  const faults = Object.entries(form.errors).flatMap(([path, fault]) => (typeof fault === 'string' ? [[path, fault] as const] : []))
  return (
    <>
      <Card label={words.whatYouveSet}>
        <h2>{words.whatYouveSet}</h2>
        <ul>
          {said.map(({ label, parts, lines, isChanged }) => (
            <li key={label} className={styles.set}>
              <div>
                <h3>
                  {label} {isChanged && <Chip kind="match">{words.changed}</Chip>}
                </h3>
                <ul className={styles.says}>
                  {(lines.length > 0 ? lines : [words.notSet]).map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
                {faults
                  .filter(([path]) => parts.some((part) => part === partOf(path)))
                  .map(([path, fault]) => (
                    <UnstyledButton key={path} data-fault onClick={() => onMend(path, fault)}>
                      {fault}
                    </UnstyledButton>
                  ))}
                {parts.includes('dates') && <DatesNote values={form.values} />}
              </div>
              <LinkButton onClick={() => onEdit(parts[0])}>
                {words.edit}
                <SpokenText>{` ${label}`}</SpokenText>
              </LinkButton>
            </li>
          ))}
        </ul>
      </Card>
      {isDraft && (
        <>
          <LimitLine of="liveJobs" />
          <Note>
            <p>
              <b>{words.whenYouPublish}</b>
              {words.peopleFindIt(job.shifts.length > 0, job.replyWithinDays)}
            </p>
            <p>{words.readFirstJobBefore}</p>
          </Note>
        </>
      )}
    </>
  )
}
