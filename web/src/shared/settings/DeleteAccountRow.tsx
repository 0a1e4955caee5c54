import { Button } from '@mantine/core'
import { useState } from 'react'
import { DeleteAccountSheet, type Erasure } from '#web/shared/settings/DeleteAccountSheet'
import { CardText } from '#web/ui/page/Card'
import { words } from '#web/shared/settings/words'
import styles from './DeleteAccount.module.css'

interface DeleteAccountRowProps {
  readonly text: string
  readonly erasure: Erasure
}

/** The last row of somebody's data; the sheet it opens says all that goes. */
export function DeleteAccountRow({ text, erasure }: DeleteAccountRowProps) {
  const [asked, setAsked] = useState(false)
  return (
    <div className={styles.row}>
      <div>
        <h3>{words.deleteAccount}</h3>
        <CardText>{text}</CardText>
      </div>
      <Button variant="outline" color="danger" aria-label={words.deleteAccount} onClick={() => setAsked(true)}>
        {words.delete}
      </Button>
      <DeleteAccountSheet erasure={erasure} opened={asked} onClose={() => setAsked(false)} />
    </div>
  )
}
