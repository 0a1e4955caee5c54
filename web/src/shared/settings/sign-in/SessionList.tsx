import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '#web/shared/notices/notify'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { EndSessionDialog } from '#web/shared/settings/sign-in/EndSessionDialog'
import { SettingRows } from '#web/shared/settings/SettingRow'
import { type OpenSession, SessionRow } from '#web/shared/settings/sign-in/SessionRow'
import type { SignInCalls } from '#web/shared/settings/sign-in/sign-in-calls'
import { Bone } from '#web/ui/page/Bone'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { words } from '#web/shared/settings/sign-in/words'
import styles from './SignInCard.module.css'

const queryKey = ['sign-in', 'sessions'] as const

/** Every browser somebody is signed in with; each can be signed out alone, or all but this one. */
export function SessionList({ calls }: { readonly calls: SignInCalls }) {
  const cache = useQueryClient()
  const { data, error, refetch } = useQuery({ queryKey, queryFn: ({ signal }) => calls.sessions({}, { signal }) })
  const [ending, setEnding] = useState<OpenSession | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const elsewhere = useMutation({
    mutationFn: () => calls.signOutElsewhere(),
    onSuccess: () => notify({ kind: 'done', text: words.signedOutEverywhereElse }),
    onSettled: () => {
      setLeaving(false)
      return cache.invalidateQueries({ queryKey })
    },
  })
  if (error && !data) return <QueryFailure title={words.couldntLoadDevices} error={error} onRetry={() => void refetch()} />
  return (
    <>
      <h3 className={styles.sub}>{words.signedInOn}</h3>
      {data ? (
        <SettingRows label={words.signedInOn}>
          {data.map((session) => (
            <SessionRow key={session._id} session={session} onEnd={() => setEnding(session)} />
          ))}
        </SettingRows>
      ) : (
        <Bone height={64} />
      )}
      {data && data.length > 1 && (
        <Button variant="subtle" className={styles.elsewhere ?? ''} onClick={() => setLeaving(true)}>
          {words.signOutEverywhereElse}
        </Button>
      )}
      {ending && (
        <EndSessionDialog
          session={ending}
          end={(id) => calls.endSession({ params: { id } })}
          onEnded={() => cache.invalidateQueries({ queryKey })}
          onClose={() => setEnding(null)}
        />
      )}
      <ConfirmDialog
        opened={isLeaving}
        title={words.signOutEverywhereElseQuestion}
        confirm={words.signOutLabel}
        dangerous
        busy={elsewhere.isPending}
        onConfirm={() => elsewhere.mutate()}
        onClose={() => setLeaving(false)}
      >
        <p>{words.youllStaySignedHere}</p>
      </ConfirmDialog>
    </>
  )
}
