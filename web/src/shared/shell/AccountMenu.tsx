import { Menu, UnstyledButton } from '@mantine/core'
import { IconLogout, IconMessage2, IconSettings } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/shared/paths'
import { useSignOut } from '#web/shared/session/current'
import { ThemeChoice } from '#web/shared/shell/ThemeChoice'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { words } from '#web/shared/shell/words'

interface AccountMenuProps {
  /** Empty until it is known. */
  readonly name: string
  readonly picture?: string | null
  /** People are round, companies are not. */
  readonly round: boolean
  /** The ways to what belongs to whoever is named, instead of the bare name. */
  readonly own?: ReactNode
}

/** What is one's own, settings, light or dark, a word to us, and the way out. */
export function AccountMenu({ name, picture, round, own }: AccountMenuProps) {
  const signOut = useSignOut()
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <UnstyledButton aria-label={name ? words.accountMenu(name) : words.account} p={4} style={{ borderRadius: 12 }}>
          <MonogramTile name={name} src={picture ?? null} size="small" round={round} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {own ?? (name && <Menu.Label>{name}</Menu.Label>)}
        <ThemeChoice />
        <Menu.Item component={Link} to={paths.settings} leftSection={<IconSettings size={18} stroke={1.75} aria-hidden />}>
          {words.settings}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.feedback} leftSection={<IconMessage2 size={18} stroke={1.75} aria-hidden />}>
          {words.giveFeedback}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.75} aria-hidden />} onClick={signOut}>
          {words.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
