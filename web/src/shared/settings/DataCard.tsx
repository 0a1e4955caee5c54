import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { downloadFrom } from '#web/shared/files/download-from'
import { notify } from '#web/shared/notices/notify'
import { ArchiveState } from '#web/shared/settings/ArchiveState'
import { type ExportSide, madeWords } from '#web/shared/settings/export-side'
import { Card, CardText } from '#web/ui/page/Card'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import styles from './DataCard.module.css'

/** How often it is asked whether what is in the making is there. */
const ASKED_EVERY_MS = 3_000

/** Taking the own data along: one archive, from the wish for it to the last day it can be fetched. */
export function DataCard({ side }: { readonly side: ExportSide }) {
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: side.queryKey,
    queryFn: ({ signal }) => side.list({ signal }),
    refetchInterval: ({ state }) => (state.data?.[0]?.state === 'queued' ? ASKED_EVERY_MS : false),
  })
  const ask = useMutation({ mutationFn: side.ask, onSuccess: () => refetch() })
  // Its address lives for minutes only, so a new one is asked for at each press.
  const download = useMutation({
    mutationFn: () => side.list(),
    onSuccess: (rows) => {
      const url = rows.find(({ state }) => state === 'ready')?.url
      if (url) downloadFrom(url)
      else notify({ kind: 'error', text: 'This archive is gone. Prepare a new one.' })
      return refetch()
    },
  })
  if (!data && error) return <QueryFailure title="We couldn’t load your data" error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const [newest] = data
  const ready = data.find(({ state }) => state === 'ready')
  return (
    <Card label="Your data">
      <h2>Your data</h2>
      {newest?.state === 'queued' && (
        <div role="status">
          <h3>Preparing your archive</h3>
          <CardText>You can leave this page. We’ll email you, usually within 10 minutes.</CardText>
        </div>
      )}
      {newest?.state === 'failed' && (
        <ArchiveState
          kind="bad"
          title="We couldn’t finish it"
          text="Something went wrong at our end. Nothing is lost."
          action={
            <Button variant="default" loading={ask.isPending} onClick={() => ask.mutate()}>
              Try again
            </Button>
          }
        />
      )}
      {ready && (
        <ArchiveState
          kind="ready"
          title="Your archive is ready"
          text={madeWords(ready, new Date(dataUpdatedAt))}
          action={
            <Button loading={download.isPending} onClick={() => download.mutate()}>
              Download
            </Button>
          }
        />
      )}
      {(newest === undefined || newest.state === 'expired') && (
        <>
          <h3>Download your data</h3>
          <CardText>{side.holds}</CardText>
          <Button variant="light" className={styles.ask ?? ''} loading={ask.isPending} onClick={() => ask.mutate()}>
            Get a copy
          </Button>
        </>
      )}
    </Card>
  )
}
