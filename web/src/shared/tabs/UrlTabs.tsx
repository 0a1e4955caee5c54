import { Link } from 'react-router'
import { type Tab, TabBar } from '#web/ui/choice/TabBar'

interface UrlTabsProps<Key extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Key>[]
  readonly open: Key
  /** The address of a tab: `?tab=all` or `/applications/live`. */
  readonly addressOf: (key: Key) => string
}

/** Tabs whose addresses can be sent to somebody. */
export function UrlTabs<Key extends string>({ label, tabs, open, addressOf }: UrlTabsProps<Key>) {
  return (
    <TabBar
      label={label}
      tabs={tabs}
      link={(tab, content) => (
        <Link to={addressOf(tab.key)} aria-current={tab.key === open ? 'page' : undefined}>
          {content}
        </Link>
      )}
    />
  )
}
