import type { Profile } from '@evenshift/contract/model/profile/profile'
import { EmployerView } from '#web/areas/seeker/profile/seen/EmployerView'
import { words } from '#web/areas/seeker/profile/seen/words'
import styles from './EmployerView.module.css'

/** The profile as an application shows it, beside the profile on a desk. */
export const EmployerCard = ({ profile }: { readonly profile: Profile }) => (
  <section className={styles.card} aria-label={words.title}>
    <div className={styles.head}>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
    </div>
    <EmployerView profile={profile} />
  </section>
)
