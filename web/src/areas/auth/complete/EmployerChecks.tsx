import { Note } from '#web/ui/display/Note'
import styles from './CompleteEmployer.module.css'

const withNumber = [
  'The register says that the company is active.',
  'The name matches the register.',
  'Your email belongs to the company’s website.',
  'Nobody else uses the number here.',
]
const without = ['A person looks at your website and your email.', 'You hear from us within one working day.']

/** What is checked, and why. */
export function EmployerChecks({ hasNumber }: { readonly hasNumber: boolean }) {
  return (
    <Note>
      <b>What we check</b>
      <ul className={styles.checks}>
        {(hasNumber ? withNumber : without).map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
      {hasNumber && 'When all of it is right, you are in at once. Else a person looks, within one working day. '}
      People who apply see what was checked, so that they know who they write to. A person also reads your first job before it goes live.
    </Note>
  )
}
