import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ArchiveState } from '#web/shared/settings/ArchiveState'
import { type ExportSide, madeWords } from '#web/shared/settings/export-side'
import { SettingRow, SettingRows } from '#web/shared/settings/SettingRow'
import { useArchive } from '#web/shared/settings/useArchive'
import { Bone } from '#web/ui/page/Bone'
import { Card, CardText } from '#web/ui/page/Card'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { words } from '#web/shared/settings/words'

interface DataCardProps {
  readonly side: ExportSide
  /** Rows below it: the end of it all. */
  readonly children: ReactNode
}

/** Taking the own data along: one archive, from the wish for it to the last day it can be fetched; then what ends it. */
export function DataCard({ side, children }: DataCardProps) {
  const { isKnown, newest, ready, asOf, error, refetch, ask, download } = useArchive(side)
  if (!isKnown && !error) return <Bone height={184} radius={18} />
  return (
    <Card label={words.yourData}>
      <h2>{words.yourData}</h2>
      {newest?.state === 'queued' && (
        <div role="status">
          <h3>{words.preparingYourArchive}</h3>
          <CardText>{words.canLeavePageWell}</CardText>
        </div>
      )}
      {newest?.state === 'failed' && (
        <ArchiveState
          kind="bad"
          title={words.weCouldntFinishIt}
          text={words.somethingWentWrongOur}
          action={
            <Button variant="default" loading={ask.isPending} onClick={() => ask.mutate()}>
              {words.tryAgain}
            </Button>
          }
        />
      )}
      {ready && (
        <ArchiveState
          kind="ready"
          title={words.yourArchiveIsReady}
          text={madeWords(ready, asOf)}
          action={
            <Button loading={download.isPending} onClick={() => download.mutate()}>
              {words.download}
            </Button>
          }
        />
      )}
      {!isKnown && error && <QueryFailure title={words.couldntLoadData} error={error} onRetry={() => void refetch()} />}
      <SettingRows>
        {isKnown && (newest === undefined || newest.state === 'expired') && (
          <SettingRow
            icon={IconDownload}
            title={words.copyOfYourData}
            text={side.holds}
            action={
              <Button variant="subtle" loading={ask.isPending} onClick={() => ask.mutate()}>
                {words.getACopy}
              </Button>
            }
          />
        )}
        {children}
      </SettingRows>
    </Card>
  )
}
