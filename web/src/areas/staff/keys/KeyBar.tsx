import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { KeyLine, type KeyWords } from '#web/areas/staff/keys/KeyLine'
import { KeysSheet } from '#web/areas/staff/keys/KeysSheet'
import { useKeys } from '#web/areas/staff/keys/useKeys'
import { words } from '#web/areas/staff/keys/words'
import styles from './Keys.module.css'

/** What the keys of a screen do, at the foot of a desk; `?` shows it with the way to switch letters off. */
export function KeyBar({ lines }: { readonly lines: readonly KeyWords[] }) {
  const [opened, setOpened] = useState(false)
  useKeys({ '?': () => setOpened(true) })
  return (
    <>
      <div className={styles.bar}>
        {lines.map((line) => (
          <KeyLine key={line.words} {...line} />
        ))}
        <UnstyledButton className={styles.all} onClick={() => setOpened(true)}>
          <KeyLine keys={['?']} words={words.allKeys} />
        </UnstyledButton>
      </div>
      <KeysSheet opened={opened} lines={lines} onClose={() => setOpened(false)} />
    </>
  )
}
