import { Button } from '@mantine/core'
import { useState } from 'react'
import { DeleteAccountSheet } from '#web/areas/seeker/settings/DeleteAccountSheet'
import { Card, CardText } from '#web/ui/page/Card'
import styles from './DeleteAccount.module.css'

export function DeleteAccountCard() {
  const [asked, setAsked] = useState(false)
  return (
    <Card label="Deleting the account">
      <h2>Delete your account</h2>
      <CardText>This deletes everything straight away. You can’t undo it.</CardText>
      <Button variant="outline" color="danger" className={styles.button ?? ''} onClick={() => setAsked(true)}>
        Delete my account
      </Button>
      <DeleteAccountSheet opened={asked} onClose={() => setAsked(false)} />
    </Card>
  )
}
