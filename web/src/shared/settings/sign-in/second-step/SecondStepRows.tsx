import { Button } from '@mantine/core'
import { IconFileText, IconShieldLock } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '#web/shared/notices/notify'
import { passkeysQuery } from '#web/shared/settings/sign-in/passkeys/passkeys-query'
import { CodesSheet } from '#web/shared/settings/sign-in/second-step/CodesSheet'
import { ProofSheet } from '#web/shared/settings/sign-in/second-step/ProofSheet'
import { SetUpSheet } from '#web/shared/settings/sign-in/second-step/SetUpSheet'
import { SettingRow } from '#web/shared/settings/sign-in/SettingRow'
import type { SignInCalls } from '#web/shared/settings/sign-in/sign-in-calls'
import { nearDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'

const queryKey = ['sign-in', 'secondStep'] as const

/** Whether there is a second step, and what can be done about it. */
export function SecondStepRows({ calls }: { readonly calls: SignInCalls }) {
  const cache = useQueryClient()
  const now = useNow()
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => calls.ownSecondStep({}, { signal }) })
  const { data: passkeys } = useQuery(passkeysQuery(calls))
  const off = passkeys?.length ? 'Off. Your passkey already protects you better.' : 'Off. Add a code from your phone after your password.'
  const [opened, setOpened] = useState<'set-up' | 'off' | 'codes' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = () => setOpened(null)
  const askAgain = () => void cache.invalidateQueries({ queryKey })
  const show = (given: readonly string[]) => {
    close()
    setCodes(given)
    askAgain()
  }
  const since = data?.since ?? null
  return (
    <>
      <SettingRow
        icon={IconShieldLock}
        title="Second step"
        text={since === null ? off : `On since ${nearDate(since, now)}`}
        action={
          <Button
            variant="subtle"
            disabled={!data}
            aria-label={since === null ? 'Set up a second step' : 'Turn off the second step'}
            onClick={() => setOpened(since === null ? 'set-up' : 'off')}
          >
            {since === null ? 'Set up' : 'Turn off'}
          </Button>
        }
      />
      {since !== null && (
        <SettingRow
          icon={IconFileText}
          title="Recovery codes"
          text={`${data?.recoveryCodesLeft ?? 0} left`}
          action={
            <Button variant="subtle" aria-label="Get new recovery codes" onClick={() => setOpened('codes')}>
              Get new
            </Button>
          }
        />
      )}
      {opened === 'set-up' && <SetUpSheet calls={calls} onDone={show} onClose={close} />}
      {opened === 'off' && (
        <ProofSheet
          title="Turn off your second step?"
          text="You’ll sign in with your password alone. Your recovery codes will stop working."
          submit="Turn off"
          dangerous
          send={(body) => calls.turnOffSecondStep({ body })}
          onDone={() => {
            close()
            askAgain()
            notify({ kind: 'done', text: 'Second step turned off' })
          }}
          onClose={close}
        />
      )}
      {opened === 'codes' && (
        <ProofSheet
          title="Get new recovery codes"
          text="Your old codes will stop working."
          submit="Get codes"
          send={(body) => calls.renewRecoveryCodes({ body })}
          onDone={({ recoveryCodes }) => show(recoveryCodes)}
          onClose={close}
        />
      )}
      {codes && <CodesSheet codes={codes} onClose={() => setCodes(null)} />}
    </>
  )
}
