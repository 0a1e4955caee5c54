import { PROGRESS_END, PROGRESS_START } from '@evenshift/contract/constants'
import { words } from '#web/app/words'
import styles from './ProgressBar.module.css'

/** The line at the top while the signed-in side loads. */
export function ProgressBar({ done }: { readonly done: boolean }) {
  const value = done ? PROGRESS_END : PROGRESS_START
  return (
    <div
      className={styles.bar}
      data-done={done || undefined}
      role="progressbar"
      aria-label={words.loading}
      aria-valuenow={value}
      aria-hidden={done || undefined}
      style={{ width: `${value}%` }}
    />
  )
}
