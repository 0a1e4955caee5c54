import { type SearchSort, searchSorts } from '@evenshift/contract/states/search'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { sortWords } from '#web/areas/seeker/find/filter-words'
import { withSingle } from '#web/areas/seeker/find/search-address'
import type { Search } from '#web/areas/seeker/find/useSearch'

export function SortMenu({ search: { address, change, tab } }: { readonly search: Search }) {
  const usual: SearchSort = tab === 'all' ? 'newest' : 'match'
  const chosen = searchSorts.find((sort) => sort === address.get('sort')) ?? usual
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          aria-label={`Order: ${sortWords[chosen]}`}
          rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden />}
        >
          {sortWords[chosen]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {searchSorts.map((sort) => (
          <Menu.Item
            key={sort}
            role="menuitemradio"
            aria-checked={sort === chosen}
            onClick={() => change((now) => withSingle(now, { sort: sort === usual ? null : sort }))}
          >
            {sortWords[sort]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
