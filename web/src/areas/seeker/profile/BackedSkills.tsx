import type { Profile } from '@evenshift/contract/model/profile/profile'
import { words } from '#web/areas/seeker/profile/words'
import { StrengthMark } from '#web/ui/job/StrengthMark'
import { Fold } from '#web/ui/page/Fold'
import styles from './BackedSkills.module.css'

/** Each skill that is saved, with what backs it, as employers see it. */
export function BackedSkills({ skills }: { readonly skills: Profile['skillBacking'] }) {
  if (skills.length === 0) return null
  return (
    <Fold title={<h3 className={styles.title}>{words.skills.backing.title}</h3>}>
      <p className={styles.least}>{words.skills.backing.text}</p>
      <ul className={styles.skills}>
        {skills.map(({ name, strength, because }) => (
          <li key={name}>
            <span>
              <b>{name}</b>
              <span className={styles.least}>{strength === 'said' ? words.skills.backing.none : because}</span>
            </span>
            <StrengthMark strength={strength} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}
