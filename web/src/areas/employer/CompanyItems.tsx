import { Menu } from '@mantine/core'
import { IconBuildingStore, IconCreditCard, IconUsersGroup } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '#web/shared/paths'
import { words } from '#web/areas/employer/words'

/** The company by its name once that is known, and the ways to it, its people and its plan, in the account menu. */
export function CompanyItems({ name }: { readonly name: string }) {
  return (
    <>
      {name && (
        <Menu.Item component={Link} to={paths.company} fw={600}>
          {name}
        </Menu.Item>
      )}
      <Menu.Item component={Link} to={paths.company} leftSection={<IconBuildingStore size={18} stroke={1.75} aria-hidden />}>
        {words.company}
      </Menu.Item>
      <Menu.Item component={Link} to={paths.team} leftSection={<IconUsersGroup size={18} stroke={1.75} aria-hidden />}>
        {words.team}
      </Menu.Item>
      <Menu.Item component={Link} to={paths.subscription} leftSection={<IconCreditCard size={18} stroke={1.75} aria-hidden />}>
        {words.plan}
      </Menu.Item>
    </>
  )
}
