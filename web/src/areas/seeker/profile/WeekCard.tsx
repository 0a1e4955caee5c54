import type { Availability } from '@evenshift/contract/model/availability'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { seeker, seekerQuery } from '#web/shared/calls/seeker'
import { notify } from '#web/shared/notices/notify'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { availabilityInputOf, ownWeekOf } from '#web/shared/week/availability-week'
import { counted } from '#web/shared/words/numbers'
import { Bone } from '#web/ui/Bone'
import { Card } from '#web/ui/Card'
import { type OwnWeek, trulyFree } from '#web/ui/week/own-week'
import { WeekEditor } from '#web/ui/week/WeekEditor'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import { summaryOf } from '#web/ui/week/week-summary'
import styles from './Profile.module.css'

/** When the person is free. */
export function WeekCard() {
  const { data, error, refetch } = useQuery({ ...seekerQuery('availability'), staleTime: Infinity })
  if (error) return <QueryFailure title="We could not load your week" error={error} onRetry={() => void refetch()} />
  return (
    <Card label="When you are free">
      <h2>When are you free?</h2>
      <p className={styles.small}>Employers never see this, only whether their shifts fit.</p>
      {data ? <WeekForm stored={data} /> : <Bone height={420} radius={12} />}
    </Card>
  )
}

function WeekForm({ stored }: { readonly stored: Availability }) {
  const cache = useQueryClient()
  const [week, setWeek] = useState<OwnWeek>(() => ownWeekOf(stored))
  const [changed, setChanged] = useState(false)
  const save = useMutation({
    mutationFn: () => seeker.setAvailability({ body: availabilityInputOf(week) }),
    onSuccess: async (next) => {
      cache.setQueryData(seekerQuery('availability').queryKey, next)
      setChanged(false)
      notify({ kind: 'done', text: 'Your week is saved' })
      await cache.invalidateQueries({ queryKey: ['seeker', 'profileDetails'] })
    },
  })
  const { hours, days, sentence } = summaryOf(trulyFree(week))
  return (
    <>
      <WeekEditor
        week={week}
        onChange={(next) => {
          setWeek(next)
          setChanged(true)
        }}
      />
      <div className={styles.summary}>
        <h3>{counted(hours, 'hour')} free</h3>
        <WeekStrip days={days} size="large" />
        <p className={styles.small}>{sentence}.</p>
      </div>
      <Button size="lg" loading={save.isPending} disabled={!changed} onClick={() => save.mutate()}>
        Save my week
      </Button>
    </>
  )
}
