import type { ProfileDocument } from '@evenshift/contract/model/profile'
import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { seekerQuery } from '#web/shared/calls/seeker'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { Bone } from '#web/ui/Bone'
import { Sheet } from '#web/ui/Sheet'
import styles from './Documents.module.css'

interface PreviewSheetProps {
  readonly document: ProfileDocument
  readonly onClose: () => void
}

/** A picture is shown here; anything else opens in a tab of its own. The address is made when it is asked for and lasts minutes. */
export function PreviewSheet({ document: { _id, fileName, contentType }, onClose }: PreviewSheetProps) {
  const { data, error, refetch } = useQuery({ ...seekerQuery('openFile', { params: { id: _id } }), staleTime: 0, gcTime: 0 })
  const isPicture = contentType.startsWith('image/')
  return (
    <Sheet opened onClose={onClose} title={fileName}>
      {error && <QueryFailure title="We could not open this document" error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Bone height={isPicture ? 280 : 44} />}
      {data && isPicture && <img className={styles.picture} src={data.url} alt={fileName} />}
      {data && (
        <Button
          component="a"
          href={data.url}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
        >
          {contentType === 'application/pdf' || isPicture ? 'Open in a new tab' : 'Download'}
        </Button>
      )}
    </Sheet>
  )
}
