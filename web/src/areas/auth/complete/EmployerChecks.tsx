import { words } from '#web/areas/auth/complete/company-words'
import { Note } from '#web/ui/display/Note'
import styles from './CompleteEmployer.module.css'

const { checks: said } = words

/** What is checked, and why. */
export function EmployerChecks({ hasNumber }: { readonly hasNumber: boolean }) {
  return (
    <Note>
      <b>{said.title}</b>
      <ul className={styles.checks}>
        {(hasNumber ? said.number : said.none).map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
      {hasNumber && `${said.straight} `}
      {said.why}
    </Note>
  )
}
