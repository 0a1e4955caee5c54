import type { AdvertReading } from '@evenshift/contract/model/job/advert-reading'
import { Button, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { lazyDialog } from '#web/shared/screens/lazy-dialog'
import { Card, CardText } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/posts/write/paste/words'
import styles from './Paste.module.css'

const PasteSheet = lazyDialog(async () => (await import('#web/areas/employer/posts/write/paste/PasteSheet')).PasteSheet)

interface PasteAdvertProps {
  /** A card at the side of a desk, a button on a phone. */
  readonly as: 'card' | 'button'
  readonly onRead: (reading: AdvertReading) => void
}

/** The way to begin a job with an advert that is written already. */
export function PasteAdvert({ as, onRead }: PasteAdvertProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {as === 'button' ? (
        <Button variant="default" fullWidth onClick={() => setOpen(true)}>
          {words.pasteAnAdvert}
        </Button>
      ) : (
        <Card label={words.pasteAnAdvert}>
          <h2>{words.pasteAnAdvert}</h2>
          <CardText>{words.anywhereWellSortInto}</CardText>
          <UnstyledButton className={styles.place ?? ''} onClick={() => setOpen(true)}>
            {words.pasteTheTextHere}
          </UnstyledButton>
        </Card>
      )}
      {isOpen && <PasteSheet onClose={() => setOpen(false)} onRead={onRead} />}
    </>
  )
}
