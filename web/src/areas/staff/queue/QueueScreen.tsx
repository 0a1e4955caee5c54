import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { ChoiceKeysContext } from '#web/areas/staff/keys/choice-keys'
import { KeyBar } from '#web/areas/staff/keys/KeyBar'
import type { KeyWords } from '#web/areas/staff/keys/KeyLine'
import { useKeys } from '#web/areas/staff/keys/useKeys'
import { CaseList } from '#web/areas/staff/list/CaseList'
import { staffPaths } from '#web/areas/staff/paths'
import { QueueHead } from '#web/areas/staff/queue/QueueHead'
import { dueWords } from '#web/areas/staff/queue/due-words'
import { detailWords, isKind } from '#web/areas/staff/queue/kind-words'
import { OpenCase } from '#web/areas/staff/queue/opened/OpenCase'
import { QueueSkeleton } from '#web/areas/staff/queue/QueueSkeleton'
import { useQueue } from '#web/areas/staff/queue/useQueue'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { useNow } from '#web/shared/words/useNow'
import { Chip } from '#web/ui/display/Chip'
import { Card, CardText } from '#web/ui/page/Card'
import { EmptyState } from '#web/ui/page/EmptyState'
import { words } from '#web/areas/staff/queue/words'
import styles from './Queue.module.css'

const keyWords: readonly KeyWords[] = [{ keys: ['J', 'K'], words: words.nextPrevious }]
/** Those of the open case besides. */
const openKeyWords = (choices: number): readonly KeyWords[] => [
  ...keyWords,
  { keys: Array.from({ length: choices }, (_, index) => String(index + 1)), words: words.choose },
  { keys: ['R'], words: words.reason },
  { keys: [words.ctrl, words.enter], words: words.decide },
]

/** All that waits for a decision: the list, and on a desk the open case beside it; on a phone each case has the screen. */
export function QueueScreen() {
  useScreen(words.queue)
  const { kind, id } = useParams()
  const queue = useQueue()
  const now = useNow()
  const [choices, setChoices] = useState(0)
  const isDesk = useMediaQuery('(min-width: 760px)', false, { getInitialValueInEffect: false })
  useKeys({ j: queue.next, k: queue.previous })
  const { data, error, rows } = queue
  if (!data)
    return error ? (
      <div className={styles.screen}>
        <h1>{words.queue}</h1>
        <QueryFailure title={words.couldntLoadQueue} error={error} onRetry={() => void queue.refetch()} />
      </div>
    ) : (
      <QueueSkeleton />
    )
  const [first] = rows
  if (id === undefined && first !== undefined && isDesk) return <Navigate to={queue.addressOf(first)} replace />
  const isOpen = isKind(kind) && id !== undefined
  return (
    <div className={styles.screen} data-open={isOpen || undefined}>
      <QueueHead queue={data} kind={queue.kind} onChoose={queue.choose} />
      {rows.length === 0 && !isOpen && <EmptyState title={words.nothingWaits} text={words.newCasesAppearHere} />}
      <div className={styles.columns}>
        {rows.length > 0 && (
          <div className={styles.list}>
            <Card label={words.oldestPromiseFirst}>
              <CaseList
                label={words.cases}
                open={queue.row ? queue.addressOf(queue.row) : null}
                rows={rows.map((row) => {
                  const due = dueWords(row.dueAt, now)
                  return {
                    to: queue.addressOf(row),
                    title: row.title,
                    text: detailWords(row),
                    chip: due && <Chip kind={due.kind}>{due.text}</Chip>,
                  }
                })}
              />
              {data.pagination.total > rows.length && (
                <CardText>{words.firstRestFollowDecideThese(rows.length, data.pagination.total)}</CardText>
              )}
            </Card>
          </div>
        )}
        {isOpen && (
          <ChoiceKeysContext value={setChoices}>
            <OpenCase key={`${kind} ${id}`} kind={kind} id={id} back={staffPaths.queue} onDecided={queue.goOn} />
          </ChoiceKeysContext>
        )}
      </div>
      <KeyBar lines={isOpen && choices > 0 ? openKeyWords(choices) : keyWords} />
    </div>
  )
}
