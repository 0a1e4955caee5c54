import { Loader } from '@mantine/core'
import { words } from '#web/shared/screens/words'
import styles from './PageSpinner.module.css'

/** Fills the page while a screen's code loads. */
export function PageSpinner() {
  return (
    <div className={styles.page} role="status" aria-label={words.loading}>
      <Loader size={40} />
    </div>
  )
}
