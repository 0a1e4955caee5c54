import { Menu, UnstyledButton } from '@mantine/core'
import { IconLogout, IconShieldLock, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { staffQuery } from '#web/areas/staff/calls'
import { staffPaths } from '#web/areas/staff/paths'
import { useSignOut } from '#web/shared/session/current'
import { ThemeChoice } from '#web/shared/shell/ThemeChoice'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { words } from '#web/areas/staff/shell/words'

/** Who is signed in, light or dark, colleagues, and the way out. */
export function StaffMenu() {
  const signOut = useSignOut()
  const { data } = useQuery(staffQuery('ownColleague'))
  const email = data?.email ?? ''
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <UnstyledButton aria-label={email ? words.accountMenu(email) : words.account} p={4} style={{ borderRadius: 12 }}>
          <MonogramTile name={email} size="small" round />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {email && <Menu.Label>{email}</Menu.Label>}
        <ThemeChoice />
        <Menu.Item component={Link} to={staffPaths.colleagues} leftSection={<IconUsersGroup size={18} stroke={1.75} aria-hidden />}>
          {words.colleagues}
        </Menu.Item>
        <Menu.Item component={Link} to={staffPaths.account} leftSection={<IconShieldLock size={18} stroke={1.75} aria-hidden />}>
          {words.yourAccount}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.75} aria-hidden />} onClick={signOut}>
          {words.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
