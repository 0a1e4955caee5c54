import type { Output } from '@evenshift/contract/call'
import type { StaffIdentityCalls } from '@evenshift/contract/identity/service'
import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { SettingRow } from '#web/shared/settings/sign-in/SettingRow'
import { clockTime, nearDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Chip } from '#web/ui/display/Chip'

export type OpenSession = Output<StaffIdentityCalls['sessions']>[number]

export const nameOf = ({ label }: OpenSession): string => label || 'A browser'

interface SessionRowProps {
  readonly session: OpenSession
  readonly onEnd: () => void
}

/** One browser that somebody is signed in with. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const now = useNow()
  const { label, isThis, since, lastUsedAt } = session
  const used = isThis ? 'This device' : `Last used ${nearDate(lastUsedAt, now)}, ${clockTime(lastUsedAt)}`
  return (
    <SettingRow
      icon={/iPhone|Android/.test(label) ? IconDeviceMobile : IconDeviceDesktop}
      title={nameOf(session)}
      text={`${used}. Signed in ${nearDate(since, now)}.`}
      action={
        isThis ? (
          <Chip>Now</Chip>
        ) : (
          <Button variant="subtle" aria-label={`Sign out ${nameOf(session)}`} onClick={onEnd}>
            Sign out
          </Button>
        )
      }
    />
  )
}
