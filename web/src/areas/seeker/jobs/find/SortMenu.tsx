import { type SearchSort, searchSorts } from '@evenshift/contract/states/job/search'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { sortWords } from '#web/areas/seeker/jobs/find/search/filter-words'
import { withSingle } from '#web/areas/seeker/jobs/find/search/search-address'
import type { Search } from '#web/areas/seeker/jobs/find/search/useSearch'
import { words } from '#web/areas/seeker/jobs/find/words'

const USUAL: SearchSort = 'match'

export function SortMenu({ search: { address, change } }: { readonly search: Search }) {
  const chosen = searchSorts.find((sort) => sort === address.get('sort')) ?? USUAL
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          aria-label={words.sortBy(sortWords[chosen])}
          rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden />}
        >
          {sortWords[chosen]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={chosen} onChange={(sort) => change((now) => withSingle(now, { sort: sort === USUAL ? null : sort }))}>
          {searchSorts.map((sort) => (
            <Menu.RadioItem key={sort} value={sort} closeMenuOnClick>
              {sortWords[sort]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
