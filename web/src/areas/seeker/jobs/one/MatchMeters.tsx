import type { Evidence, Job } from '@evenshift/contract/model/job/job'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Meter } from '#web/ui/display/Meter'
import styles from './MatchMeters.module.css'

interface MatchMeterProps {
  readonly label: string
  /** null where the job asks nothing, or the seeker never said. */
  readonly percent: number | null
  readonly evidence: readonly Evidence[]
  /** What it comes to, before the edit that would raise it. */
  readonly words?: string | undefined
}

function MatchMeter({ label, percent, evidence, words }: MatchMeterProps) {
  const change = evidence.find((one) => one.change)?.change
  const hint: ReactNode = change ? <Link to={change.link}>{change.text}</Link> : null
  return (
    <li>
      <p className={styles.head}>
        <b>{label}</b>
        {percent !== null && <b className={styles.figure}>{percent}%</b>}
      </p>
      {percent !== null && <Meter label={`${label}, percent`} value={percent} most={100} />}
      <p className={styles.hint}>
        {evidence.length === 0 ? 'Not asked for' : words}
        {words && hint && ': '}
        {hint}
      </p>
    </li>
  )
}

/** The three parts of a match, each with the one edit that would raise it most. */
export function MatchMeters({ job: { cal, evidence } }: { readonly job: Pick<Job, 'cal' | 'evidence'> }) {
  const of = (kind: Evidence['kind']) => evidence.filter((one) => one.kind === kind)
  const [shifts, skills, interests] = [of('shifts'), of('skill'), of('interest')]
  const held = skills.filter(({ state }) => state === 'met').length
  const [week] = shifts
  return (
    <ul className={styles.meters}>
      <MatchMeter label="Shifts" percent={cal.availability} evidence={shifts} words={week?.change ? undefined : week?.because} />
      <MatchMeter label="Skills" percent={cal.skills} evidence={skills} words={`${held} of ${skills.length}`} />
      <MatchMeter label="Interests" percent={cal.interest} evidence={interests} words={interests[0]?.change ? undefined : 'All of them'} />
    </ul>
  )
}
