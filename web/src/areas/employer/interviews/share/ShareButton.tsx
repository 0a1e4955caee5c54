import { Button } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import type { Interview } from '@evenshift/contract/model/interview/interview'
import { words } from '#web/areas/employer/interviews/words'
import { lazyScreen } from '#web/shared/screens/lazy-screen'

const ShareDialog = lazyScreen(async () => (await import('#web/areas/employer/interviews/share/ShareDialog')).ShareDialog)

interface ShareButtonProps {
  readonly application: Pick<EmployerApplicationDetail, '_id' | 'jobId'>
  readonly question: Pick<Interview['questions'][number], '_id' | 'question'>
}

/** Opens the dialog in which an answer is shared with a colleague. */
export function ShareButton({ application, question }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <ManagersOnly>
      <Button
        variant="default"
        size="sm"
        aria-label={words.share.openFor(question.question)}
        leftSection={<IconShare size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {words.share.open}
      </Button>
      {isOpen && <ShareDialog application={application} question={question} onClose={() => setOpen(false)} />}
    </ManagersOnly>
  )
}
