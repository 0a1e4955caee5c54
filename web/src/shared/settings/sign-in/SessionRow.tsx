import type { Output } from '@evenshift/contract/call'
import type { StaffIdentityCalls } from '@evenshift/contract/identity/service'
import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { SettingRow } from '#web/shared/settings/SettingRow'
import { clockTime, nearDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Chip } from '#web/ui/display/Chip'
import { words } from '#web/shared/settings/sign-in/words'

export type OpenSession = Output<StaffIdentityCalls['sessions']>[number]

export const nameOf = ({ label }: OpenSession): string => label || words.aBrowser

interface SessionRowProps {
  readonly session: OpenSession
  readonly onEnd: () => void
}

/** One browser that somebody is signed in with. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const now = useNow()
  const { label, isThis, since, lastUsedAt } = session
  const used = isThis ? words.thisDevice : words.lastUsed(nearDate(lastUsedAt, now), clockTime(lastUsedAt))
  return (
    <SettingRow
      icon={/iPhone|Android/.test(label) ? IconDeviceMobile : IconDeviceDesktop}
      title={nameOf(session)}
      text={words.signedIn(used, nearDate(since, now))}
      action={
        isThis ? (
          <Chip>{words.now}</Chip>
        ) : (
          <Button variant="subtle" aria-label={words.signOutWithSession(nameOf(session))} onClick={onEnd}>
            {words.signOutLabel}
          </Button>
        )
      }
    />
  )
}
