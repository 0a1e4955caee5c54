import { Button } from '@mantine/core'
import { useState } from 'react'
import { DeleteAccountSheet, type Erasure } from '#web/shared/settings/DeleteAccountSheet'
import { Card, CardText } from '#web/ui/page/Card'
import { words } from '#web/shared/settings/words'
import styles from './DeleteAccount.module.css'

interface DeleteAccountCardProps {
  readonly text: string
  readonly erasure: Erasure
}

export function DeleteAccountCard({ text, erasure }: DeleteAccountCardProps) {
  const [asked, setAsked] = useState(false)
  return (
    <Card label={words.deletingTheAccount}>
      <h2>{words.deleteYourAccount}</h2>
      <CardText>{text}</CardText>
      <Button variant="outline" color="danger" className={styles.button ?? ''} onClick={() => setAsked(true)}>
        {words.deleteMyAccount}
      </Button>
      <DeleteAccountSheet erasure={erasure} opened={asked} onClose={() => setAsked(false)} />
    </Card>
  )
}
