import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { EmailSheet } from '#web/shared/settings/EmailSheet'
import { ownEmailQuery } from '#web/shared/settings/own-email'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { Bone } from '#web/ui/page/Bone'
import { Card, CardActions, CardText } from '#web/ui/page/Card'
import styles from './Settings.module.css'

/** Where we write to, which is also what one signs in with. */
export function EmailCard({ type }: { readonly type: SignInType }) {
  const { data, error, refetch } = useQuery(ownEmailQuery(type))
  const [asked, setAsked] = useState(false)
  if (error) return <QueryFailure title="We couldn’t load your email" error={error} onRetry={() => void refetch()} />
  return (
    <Card label="Email">
      <h2>Email</h2>
      {data ? <p className={styles.email}>{data.email}</p> : <Bone width={220} height={24} />}
      <CardText>You sign in with it, and it’s where we write to you.</CardText>
      <CardActions>
        <Button variant="default" disabled={!data} onClick={() => setAsked(true)}>
          Change email
        </Button>
      </CardActions>
      {asked && data && <EmailSheet type={type} known={data.email} onClose={() => setAsked(false)} />}
    </Card>
  )
}
