import { Menu, UnstyledButton } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useSignOut } from '#web/shared/session/current'
import { ThemeChoice } from '#web/shared/shell/ThemeChoice'
import { MonogramTile } from '#web/ui/display/MonogramTile'

/** Light or dark, and the way out. */
export function StaffMenu() {
  const signOut = useSignOut()
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <UnstyledButton aria-label="Account" p={4} style={{ borderRadius: 12 }}>
          <MonogramTile name="Staff" size="small" round />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <ThemeChoice />
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.75} aria-hidden />} onClick={signOut}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
