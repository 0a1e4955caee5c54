import { Note } from '#web/ui/display/Note'
import styles from './CompleteEmployer.module.css'

const withNumber = [
  'The company is active on the register.',
  'The name matches the register.',
  'Your email matches the company’s website.',
  'No other account uses this company number.',
]
const without = ['We look at your website and email.', 'You’ll hear from us within one working day.']

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
      {hasNumber && 'If it all matches, you’re in straight away. Otherwise our team checks it within one working day. '}
      Applicants can see what we checked, so they know who you are. We also read your first job before it goes live.
    </Note>
  )
}
