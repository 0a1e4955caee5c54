import type { Evidence, Job } from '@evenshift/contract/model/job/job'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Meter } from '#web/ui/display/Meter'
import { words as sentences } from '#web/areas/seeker/jobs/one/words'
import styles from './MatchMeters.module.css'

interface MatchMeterProps {
  readonly label: string
  /** null where the job asks nothing, or the seeker never said. */
  readonly percent: number | null
  readonly evidence: readonly Evidence[]
  /** What it comes to, before the edit that would raise it. */
  readonly words?: string | undefined
  /** What the edit is called, where it is of more than the first. */
  readonly edit?: string | undefined
  readonly isApplied: boolean
}

/** The edit that would raise a part: of several skills that could be added, one for them all. */
function changeOf(evidence: readonly Evidence[]): Evidence['change'] {
  const could = evidence.filter((one) => one.change)
  const change = could[0]?.change
  return change && could.length > 1 ? { ...change, text: sentences.addThoseYouHave } : change
}

function MatchMeter({ label, percent, evidence, words, edit, isApplied }: MatchMeterProps) {
  const change = isApplied ? null : changeOf(evidence)
  const hint: ReactNode = change ? <Link to={change.link}>{edit ?? change.text}</Link> : null
  return (
    <li>
      <p className={styles.head}>
        <b>{label}</b>
        {percent !== null && <b className={styles.figure}>{percent}%</b>}
      </p>
      {percent !== null && <Meter label={sentences.percentWithLabel(label)} value={percent} most={100} />}
      <p className={styles.hint}>
        {evidence.length === 0 ? sentences.notAskedFor : words}
        {words && hint && '. '}
        {hint}
      </p>
    </li>
  )
}

interface MatchMetersProps {
  readonly job: Pick<Job, 'cal' | 'evidence'>
  /** An edit of the profile is then no advice: it comes too late for what was asked for. */
  readonly isApplied: boolean
}

/** The three parts of a match, each with the one edit that would raise it most; once they applied without it, and without shifts that don't fit. */
export function MatchMeters({ job: { cal, evidence }, isApplied }: MatchMetersProps) {
  const of = (kind: Evidence['kind']) => evidence.filter((one) => one.kind === kind)
  const [shifts, skills, interests] = [of('shifts'), of('skill'), of('interest')]
  const held = skills.filter(({ state }) => state === 'met').length
  const [week] = shifts
  const [interest] = interests
  const isWithout = interest?.state === 'not_shown'
  return (
    <ul className={styles.meters}>
      {!(isApplied && week?.change) && (
        <MatchMeter
          label={sentences.shifts}
          percent={cal.availability}
          evidence={shifts}
          words={week?.change ? undefined : week?.because}
          isApplied={isApplied}
        />
      )}
      <MatchMeter
        label={sentences.skills}
        percent={cal.skills}
        evidence={skills}
        words={sentences.ofWithHeldAndLength(held, skills.length)}
        isApplied={isApplied}
      />
      {!(isApplied && isWithout) && (
        <MatchMeter
          label={sentences.interests}
          // Of none there is nothing to measure, and none to name as theirs.
          percent={isWithout ? null : cal.interest}
          evidence={interests}
          words={interest?.change ? (isApplied ? interest.because : undefined) : interest?.requirement}
          edit={isWithout ? sentences.addYourInterests : undefined}
          isApplied={isApplied}
        />
      )}
    </ul>
  )
}
