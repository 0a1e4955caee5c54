import { IconCheck, IconHourglass, IconMinus, IconQuestionMark, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { StrengthMark } from '#web/ui/job/StrengthMark'
import { type Strength, drawnState } from '#web/ui/job/strength'
import { words } from '#web/ui/job/words'
import styles from './EvidenceRow.module.css'

const states = {
  met: { icon: IconCheck, label: words.met },
  partly: { icon: IconMinus, label: words.partlyMet },
  said: { icon: IconMinus, label: words.theirWord },
  not_shown: { icon: IconQuestionMark, label: words.notShown },
  clash: { icon: IconX, label: words.clash },
  waiting: { icon: IconHourglass, label: words.notYet },
} as const

interface EvidenceRowProps {
  readonly state: keyof typeof states
  /** Of a skill that something backs. */
  readonly strength?: Strength | null
  /** What a word alone is called, where it’s somebody else’s. */
  readonly saidAs?: string
  readonly requirement: string
  /** The line of the profile that proves it. */
  readonly proof?: string
  /** The one link that would change it. */
  readonly action?: ReactNode
}

/** One requirement and what stands behind it; rows go into an `<ul>`. */
export function EvidenceRow({ state, strength = null, saidAs, requirement, proof, action }: EvidenceRowProps) {
  const drawn = drawnState(state, strength)
  const { icon: Icon, label } = states[drawn]
  return (
    <li className={styles.row}>
      <span className={styles.tick} data-state={drawn} role="img" aria-label={label}>
        <Icon size={18} stroke={2} aria-hidden />
      </span>
      <span className={styles.text}>
        <b>{requirement}</b>
        {proof && <span>{proof}</span>}
      </span>
      {strength && <StrengthMark strength={strength} saidAs={saidAs} />}
      {action && <span className={styles.action}>{action}</span>}
    </li>
  )
}
