import type { Application } from '@evenshift/contract/model/application/application'
import { allowedFrom } from '@evenshift/contract/states/application/application-moves'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { seeker, seekerQuery } from '#web/shared/calls/seeker'
import { notify } from '#web/shared/notices/notify'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { Card, CardText } from '#web/ui/page/Card'
import styles from '../Verification.module.css'

/** What the person applied for and can still withdraw; nothing where there is none. */
export function OpenApplications() {
  const cache = useQueryClient()
  const { data } = useQuery(seekerQuery('liveApplications', { query: {} }))
  const [asked, setAsked] = useState<Application | null>(null)
  const withdraw = useMutation({
    mutationFn: ({ _id }: Application) => seeker.withdrawApplication({ params: { id: _id }, query: {} }),
    onSuccess: () => notify({ kind: 'done', text: 'Your application is withdrawn' }),
    onSettled: () => {
      setAsked(null)
      return cache.invalidateQueries({ queryKey: ['seeker'] })
    },
  })
  const open = data?.data.filter(({ status }) => allowedFrom(status, 'seeker').includes('withdrawn')) ?? []
  if (open.length === 0) return null
  return (
    <Card label="Your applications">
      <h2>Your applications</h2>
      <CardText>Employers can’t see them while you’re suspended.</CardText>
      <ul className={styles.rows}>
        {open.map((application) => (
          <li key={application._id}>
            <span>
              {application.job.title}, {application.job.employerName}
            </span>
            <Button
              variant="subtle"
              color="danger"
              aria-label={`Withdraw from ${application.job.title}`}
              onClick={() => setAsked(application)}
            >
              Withdraw
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={asked !== null}
        title="Withdraw your application?"
        confirm="Withdraw"
        dangerous
        busy={withdraw.isPending}
        onConfirm={() => asked && withdraw.mutate(asked)}
        onClose={() => setAsked(null)}
      >
        <p>{asked?.job.employerName} can no longer open it.</p>
      </ConfirmDialog>
    </Card>
  )
}
