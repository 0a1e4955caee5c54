import type { CompanyWelcome } from '@evenshift/contract/model/company/welcome'
import { Button } from '@mantine/core'
import { IconTrash, IconVideo } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refresh } from '#web/api/keys'
import { words } from '#web/areas/employer/company/welcome/words'
import { employerMutation } from '#web/shared/calls/employer'
import { notify } from '#web/shared/notices/notify'
import { lengthOf } from '#web/shared/recorder/time-words'
import { Player } from '#web/shared/video/Player'
import { Card } from '#web/ui/page/Card'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import styles from '../CompanyPage.module.css'

interface PresentWelcomeProps {
  readonly welcome: NonNullable<CompanyWelcome['welcome']>
  readonly onReplace: () => void
}

/** The welcome video that there is. */
export function PresentWelcome({ welcome, onReplace }: PresentWelcomeProps) {
  const cache = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const again = () => refresh(cache, 'employer', ['companyWelcome'])
  const remove = useMutation({
    ...employerMutation('removeWelcome'),
    onSuccess: () => notify({ kind: 'done', text: words.deleting.done }),
    onSettled: async () => {
      setAsking(false)
      await again()
    },
  })
  return (
    <Card label={words.present.label}>
      <Player kind="video" url={welcome.url} label={words.present.label} onError={() => void again()} />
      <p className={styles.muted}>{words.present.lasts(lengthOf(welcome.seconds))}</p>
      <div className={styles.missing}>
        <Button variant="default" leftSection={<IconVideo size={18} stroke={1.75} aria-hidden />} onClick={onReplace}>
          {words.present.replace}
        </Button>
        <Button
          variant="outline"
          color="danger"
          leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {words.present.delete}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={words.deleting.title}
        confirm={words.present.delete}
        dangerous
        busy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate({})}
      >
        <p>{words.deleting.text}</p>
      </ConfirmDialog>
    </Card>
  )
}
