import type { Application } from '@evenshift/contract/model/application/application'
import { allowedFrom } from '@evenshift/contract/states/application/application-moves'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { seeker, seekerQuery } from '#web/shared/calls/seeker'
import { notify } from '#web/shared/notices/notify'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { Card, CardText } from '#web/ui/page/Card'
import { words } from '#web/areas/auth/verification/suspended/words'
import styles from '../Verification.module.css'

/** What the person applied for and can still withdraw; nothing where there is none. */
export function OpenApplications() {
  const cache = useQueryClient()
  const { data } = useQuery(seekerQuery('liveApplications', { query: {} }))
  const [asked, setAsked] = useState<Application | null>(null)
  const withdraw = useMutation({
    mutationFn: ({ _id }: Application) => seeker.withdrawApplication({ params: { id: _id }, query: {} }),
    onSuccess: () => notify({ kind: 'done', text: words.yourApplicationIsWithdrawn }),
    onSettled: () => {
      setAsked(null)
      return cache.invalidateQueries({ queryKey: ['seeker'] })
    },
  })
  const open = data?.data.filter(({ status }) => allowedFrom(status, 'seeker').includes('withdrawn')) ?? []
  if (open.length === 0) return null
  return (
    <Card label={words.yourApplications}>
      <h2>{words.yourApplications}</h2>
      <CardText>{words.employersCantSeeThem}</CardText>
      <ul className={styles.rows}>
        {open.map((application) => (
          <li key={application._id}>
            <span>
              {application.job.title}, {application.job.employerName}
            </span>
            <Button
              variant="subtle"
              color="danger"
              aria-label={words.withdrawFrom(application.job.title)}
              onClick={() => setAsked(application)}
            >
              {words.withdraw}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={asked !== null}
        title={words.withdrawYourApplication}
        confirm={words.withdraw}
        dangerous
        busy={withdraw.isPending}
        onConfirm={() => asked && withdraw.mutate(asked)}
        onClose={() => setAsked(null)}
      >
        {asked && <p>{words.canNoLongerOpen(asked.job.employerName)}</p>}
      </ConfirmDialog>
    </Card>
  )
}
