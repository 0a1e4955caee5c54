import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { rememberTab, tabOf } from '#web/shared/tabs/tab-memory'

/**
 * The open tab of a screen, remembered. Read from the address: the path's `:tab` part where the route has one, else `?tab=`.
 * `keys` lists the tabs, the first one is opened where nothing is known.
 */
export function useTab<Key extends string>(screen: string, keys: readonly [Key, ...Key[]]): Key {
  const { tab: part } = useParams()
  const [search] = useSearchParams()
  const open = tabOf(part ?? search.get('tab'), screen, keys)
  useEffect(() => rememberTab(screen, open), [screen, open])
  return open
}
