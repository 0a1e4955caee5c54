import type { Profile } from '@evenshift/contract/model/profile/profile'
import { StrengthMark } from '#web/ui/job/StrengthMark'
import styles from './BackedSkills.module.css'

/** Each skill that is saved, with what backs it, as employers see it. */
export function BackedSkills({ skills }: { readonly skills: Profile['skillBacking'] }) {
  if (skills.length === 0) return null
  return (
    <div className={styles.part}>
      <h3>What backs your skills</h3>
      <p className={styles.least}>Said: you typed it. Shown: work, study or a certificate backs it. Confirmed: an employer here did.</p>
      <ul className={styles.skills}>
        {skills.map(({ name, strength, because }) => (
          <li key={name}>
            <span>
              <b>{name}</b>
              <span className={styles.least}>{strength === 'said' ? 'Nothing behind it yet' : because}</span>
            </span>
            <StrengthMark strength={strength} />
          </li>
        ))}
      </ul>
    </div>
  )
}
