import { Button } from '@mantine/core'
import { copyText } from '#web/shared/settings/sign-in/second-step/copy-text'
import { saveText } from '#web/shared/settings/sign-in/second-step/save-text'
import { Sheet } from '#web/ui/dialog/Sheet'
import styles from './SecondStepSheets.module.css'

interface CodesSheetProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** The recovery codes, this one time. */
export function CodesSheet({ codes, onClose }: CodesSheetProps) {
  const text = codes.join('\n')
  return (
    <Sheet
      opened
      title="Save your recovery codes"
      unsaved={false}
      onClose={onClose}
      foot={(close) => (
        <>
          <Button variant="subtle" onClick={() => copyText(text, 'Codes copied')}>
            Copy
          </Button>
          <Button variant="light" onClick={() => saveText('evenshift-recovery-codes.txt', `${text}\n`)}>
            Download
          </Button>
          <Button onClick={close}>Done</Button>
        </>
      )}
    >
      <p className={styles.once}>Each works once if you lose your phone. You won’t see them again.</p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Sheet>
  )
}
