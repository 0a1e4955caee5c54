import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import { useMediaQuery } from '@mantine/hooks'
import { IconClock } from '@tabler/icons-react'
import { dueOf } from '#web/areas/employer/applicants/applicant-words'
import { useNow } from '#web/shared/words/useNow'
import { Chip } from '#web/ui/display/Chip'

interface AnswerByProps {
  readonly application: Pick<EmployerApplication, 'status' | 'replyBy' | 'pendingRejection'>
  /** A heading above says what is due, and only a wide row has room for it again. */
  readonly isUnderHead?: boolean
}

/** When this person hears back, as a chip; nothing where no answer is due. */
export function AnswerBy({ application, isUnderHead = false }: AnswerByProps) {
  const due = dueOf(application, useNow())
  const isWide = useMediaQuery('(min-width: 1120px)', false, { getInitialValueInEffect: false })
  if (!due) return null
  const isShort = isUnderHead && !isWide
  return (
    <Chip
      kind={due.kind}
      title={isShort ? due.alone : undefined}
      {...(due.kind === 'quiet' ? {} : { icon: <IconClock size={14} stroke={2} aria-hidden /> })}
    >
      {(!isShort && due.alone) || due.text}
    </Chip>
  )
}
