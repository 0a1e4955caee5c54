import type { ProfileDocument } from '@evenshift/contract/model/profile/profile'
import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { Bone } from '#web/ui/page/Bone'
import { Sheet } from '#web/ui/dialog/Sheet'
import { words } from '#web/shared/files/words'
import styles from './FileSheet.module.css'

export type LinkTo = (id: string) => Promise<{ readonly url: string }>

interface FileSheetProps {
  readonly document: ProfileDocument
  /** Asks a service for the address of a file, which lasts minutes. */
  readonly linkTo: LinkTo
  readonly onClose: () => void
}

/** A picture is shown here; anything else opens in a tab of its own. */
export function FileSheet({ document: { _id, fileName, contentType }, linkTo, onClose }: FileSheetProps) {
  const { data, error, refetch } = useQuery({ queryKey: ['file', _id], queryFn: () => linkTo(_id), staleTime: 0, gcTime: 0 })
  const isPicture = contentType.startsWith('image/')
  return (
    <Sheet opened onClose={onClose} title={fileName} unsaved={false}>
      {error && <QueryFailure title={words.couldntOpenDocument} error={error} onRetry={() => void refetch()} />}
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
          {contentType === 'application/pdf' || isPicture ? words.openNewTab : words.download}
        </Button>
      )}
    </Sheet>
  )
}
