import { Button } from '@mantine/core'
import { ArchiveState } from '#web/shared/settings/ArchiveState'
import { type ExportSide, madeWords } from '#web/shared/settings/export-side'
import { useArchive } from '#web/shared/settings/useArchive'
import { Bone } from '#web/ui/page/Bone'
import { Card, CardText } from '#web/ui/page/Card'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import styles from './DataCard.module.css'

/** Taking the own data along: one archive, from the wish for it to the last day it can be fetched. */
export function DataCard({ side }: { readonly side: ExportSide }) {
  const { isKnown, newest, ready, asOf, error, refetch, ask, download } = useArchive(side)
  if (!isKnown && error) return <QueryFailure title="We couldn’t load your data" error={error} onRetry={() => void refetch()} />
  if (!isKnown) return <Bone height={184} radius={18} />
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
          text={madeWords(ready, asOf)}
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
