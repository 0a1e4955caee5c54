import { UnstyledButton } from '@mantine/core'
import { type Icon, IconChevronRight, IconDownload, IconMessage2, IconScale, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AppealSheet } from '#web/areas/auth/verification/ways/AppealSheet'
import type { FeedbackSide } from '#web/shared/feedback/feedback-calls'
import { paths } from '#web/shared/paths'
import { DeleteAccountSheet, type Erasure } from '#web/shared/settings/DeleteAccountSheet'
import { type ExportSide, madeWords } from '#web/shared/settings/export-side'
import { useArchive } from '#web/shared/settings/useArchive'
import { dayDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/auth/verification/ways/words'
import styles from './WaysOut.module.css'

interface WaysOutProps extends FeedbackSide {
  /** Null for whoever leaves a company that stays. */
  readonly archive: ExportSide | null
  readonly erasure: Erasure
  /** When the decision was taken that can be appealed against; null where none was. */
  readonly decidedAt?: string | null
}

/** What is open to everybody, however they stand: a line to us or an appeal, the own data, an end. */
export function WaysOut({ archive, erasure, decidedAt = null, ...feedback }: WaysOutProps) {
  const [isDeleting, setIsDeleting] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Card label={words.whatElseCanDo}>
        <ul>
          {decidedAt === null ? (
            <Way icon={IconMessage2} title={words.writeToUs} onPress={() => void navigate(paths.feedback)} />
          ) : (
            <Appeal decidedAt={decidedAt} {...feedback} />
          )}
          {archive && <Archive side={archive} />}
          <Way icon={IconTrash} title={words.deleteYourAccount} onPress={() => setIsDeleting(true)} />
        </ul>
      </Card>
      <DeleteAccountSheet erasure={erasure} opened={isDeleting} onClose={() => setIsDeleting(false)} />
    </>
  )
}

interface WayProps {
  readonly icon: Icon
  readonly title: string
  readonly text?: string
  /** Null while it's under way. */
  readonly onPress: (() => void) | null
}
function Way({ icon: Icon, title, text, onPress }: WayProps) {
  const inside = (
    <>
      <Icon size={20} stroke={1.75} aria-hidden />
      <span>
        <strong>{title}</strong>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      {onPress && <IconChevronRight size={18} stroke={1.75} aria-hidden />}
    </>
  )
  return (
    <li className={styles.row}>
      {onPress ? (
        <UnstyledButton className={styles.way ?? ''} onClick={onPress}>
          {inside}
        </UnstyledButton>
      ) : (
        <div className={styles.way} role="status">
          {inside}
        </div>
      )}
    </li>
  )
}

/** One appeal for each decision: an earlier one was about another. */
function Appeal({ decidedAt, side, calls }: FeedbackSide & { readonly decidedAt: string }) {
  const [isWritten, setIsWritten] = useState(false)
  const { data } = useQuery({ queryKey: [side, 'feedback', {}], queryFn: ({ signal }) => calls.feedback({}, { signal }) })
  const sent = data?.mine.find(
    ({ kind, status, createdAt }) => kind === 'appeal' && createdAt >= decidedAt && (status === 'received' || status === 'in_progress'),
  )
  const promised = sent?.dueAt ? words.youllHearUs(dayDate(sent.dueAt)) : ''
  return (
    <>
      {sent ? (
        <Way icon={IconScale} title={words.appealSent} text={words.sentOn(dayDate(sent.createdAt), promised)} onPress={null} />
      ) : (
        <Way icon={IconScale} title={words.appeal} text={words.someoneNewLooksWithin} onPress={() => setIsWritten(true)} />
      )}
      {isWritten && <AppealSheet side={side} calls={calls} onClose={() => setIsWritten(false)} />}
    </>
  )
}

function Archive({ side }: { readonly side: ExportSide }) {
  const { newest, ready, asOf, ask, download } = useArchive(side)
  if (newest?.state === 'queued')
    return <Way icon={IconDownload} title={words.preparingYourData} text={words.wellEmailUsuallyWithin} onPress={null} />
  if (ready)
    return <Way icon={IconDownload} title={words.downloadYourData} text={madeWords(ready, asOf)} onPress={() => download.mutate()} />
  return (
    <Way
      icon={IconDownload}
      title={words.getCopyData}
      {...(newest?.state === 'failed' && { text: words.couldntFinishNothingLost })}
      onPress={() => ask.mutate()}
    />
  )
}
