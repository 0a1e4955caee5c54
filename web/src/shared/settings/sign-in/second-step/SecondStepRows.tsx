import { Button } from '@mantine/core'
import { IconFileText, IconShieldLock } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '#web/shared/notices/notify'
import { passkeysQuery } from '#web/shared/settings/sign-in/passkeys/passkeys-query'
import { CodesSheet } from '#web/shared/settings/sign-in/second-step/CodesSheet'
import { ProofSheet } from '#web/shared/settings/sign-in/second-step/ProofSheet'
import { SetUpSheet } from '#web/shared/settings/sign-in/second-step/SetUpSheet'
import { SettingRow } from '#web/shared/settings/SettingRow'
import type { SecondStepCalls, SignInCalls } from '#web/shared/settings/sign-in/sign-in-calls'
import { daysUntil, nearDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/shared/settings/sign-in/second-step/words'

const queryKey = ['sign-in', 'secondStep'] as const

/** Whether there is a second step, and what can be done about it. */
export function SecondStepRows({ calls }: { readonly calls: SignInCalls & SecondStepCalls }) {
  const cache = useQueryClient()
  const now = useNow()
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => calls.ownSecondStep({}, { signal }) })
  const { data: passkeys } = useQuery(passkeysQuery(calls))
  const off = passkeys?.length ? words.offPasskeyAlreadyProtects : words.offAddCodePhone
  const [opened, setOpened] = useState<'set-up' | 'off' | 'codes' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = () => setOpened(null)
  const askAgain = () => void cache.invalidateQueries({ queryKey })
  const show = (given: readonly string[]) => {
    close()
    if (given.length > 0) setCodes(given)
    else notify({ kind: 'done', text: words.secondStepTurnedOn })
    askAgain()
  }
  const since = data?.since ?? null
  const { renewRecoveryCodes } = calls
  return (
    <>
      <SettingRow
        icon={IconShieldLock}
        title={words.secondStep}
        text={since === null ? off : daysUntil(since, now) === 0 ? words.setUpToday : words.onSince(nearDate(since, now))}
        action={
          <Button
            variant="subtle"
            disabled={!data}
            aria-label={since === null ? words.setUpSecondStep : words.turnOffSecondStep}
            onClick={() => setOpened(since === null ? 'set-up' : 'off')}
          >
            {since === null ? words.setUp : words.turnOff}
          </Button>
        }
      />
      {since !== null && renewRecoveryCodes && (
        <SettingRow
          icon={IconFileText}
          title={words.recoveryCodes}
          text={words.left(data?.recoveryCodesLeft ?? 0)}
          action={
            <Button variant="subtle" aria-label={words.getNewRecoveryCodes} onClick={() => setOpened('codes')}>
              {words.getNew}
            </Button>
          }
        />
      )}
      {opened === 'set-up' && <SetUpSheet calls={calls} onDone={show} onClose={close} />}
      {opened === 'off' && (
        <ProofSheet
          title={words.turnOffYourSecondStep}
          text={words.youllSignPasswordAlone(renewRecoveryCodes !== undefined)}
          hasRecovery={renewRecoveryCodes !== undefined}
          submit={words.turnOff}
          dangerous
          send={(body) => calls.turnOffSecondStep({ body })}
          onDone={() => {
            close()
            askAgain()
            notify({ kind: 'done', text: words.secondStepTurnedOff })
          }}
          onClose={close}
        />
      )}
      {opened === 'codes' && renewRecoveryCodes && (
        <ProofSheet
          title={words.getNewRecoveryCodes}
          text={words.oldCodesWillStop}
          hasRecovery
          submit={words.getCodes}
          send={(body) => renewRecoveryCodes({ body })}
          onDone={({ recoveryCodes }) => show(recoveryCodes)}
          onClose={close}
        />
      )}
      {codes && <CodesSheet codes={codes} onClose={() => setCodes(null)} />}
    </>
  )
}
