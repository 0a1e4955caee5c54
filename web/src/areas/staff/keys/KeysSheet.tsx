import { Switch } from '@mantine/core'
import { useState } from 'react'
import { KeyLine, type KeyWords } from '#web/areas/staff/keys/KeyLine'
import { areLettersOff } from '#web/areas/staff/keys/useKeys'
import { removeLocal, writeLocal } from '#web/shared/local-store'
import { Sheet } from '#web/ui/dialog/Sheet'
import { words } from '#web/areas/staff/keys/words'
import styles from './Keys.module.css'

interface KeysSheetProps {
  readonly opened: boolean
  readonly lines: readonly KeyWords[]
  readonly onClose: () => void
}

/** Every key of a screen. */
export function KeysSheet({ opened, lines, onClose }: KeysSheetProps) {
  const [isOn, setIsOn] = useState(() => !areLettersOff())
  const change = (on: boolean) => {
    setIsOn(on)
    if (on) removeLocal('singleKeysOff')
    else writeLocal('singleKeysOff', 'yes')
  }
  return (
    <Sheet opened={opened} onClose={onClose} title={words.keys} unsaved={false}>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line.words}>
            <KeyLine {...line} />
          </li>
        ))}
      </ul>
      <Switch label={words.useSingleKeys} checked={isOn} onChange={(event) => change(event.currentTarget.checked)} />
    </Sheet>
  )
}
