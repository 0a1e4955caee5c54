import { Button } from '@mantine/core'
import { copyText } from '#web/shared/settings/sign-in/second-step/copy-text'
import { saveFile } from '#web/shared/files/save-file'
import { Sheet } from '#web/ui/dialog/Sheet'
import { words } from '#web/shared/settings/sign-in/second-step/words'
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
      title={words.saveYourRecoveryCodes}
      unsaved={false}
      onClose={onClose}
      foot={(close) => (
        <>
          <Button variant="subtle" onClick={() => copyText(text, words.codesCopied)}>
            {words.copy}
          </Button>
          <Button variant="light" onClick={() => saveFile('evenshift-recovery-codes.txt', `${text}\n`, 'text/plain')}>
            {words.download}
          </Button>
          <Button onClick={close}>{words.done}</Button>
        </>
      )}
    >
      <p className={styles.once}>{words.eachWorksOnceIf}</p>
      <ul className={styles.codes} aria-label={words.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Sheet>
  )
}
