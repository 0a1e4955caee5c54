import { readLocal, writeLocal } from '#web/shared/local-store'

/** What the browser remembers: the open tab's key by screen. */
function remembered(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(readLocal('tabs') ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

/** The tab a screen opens when its address names none: the remembered one, else the first. */
export function rememberedTab<Key extends string>(screen: string, keys: readonly [Key, ...Key[]]): Key {
  const kept = remembered()[screen]
  return keys.find((key) => key === kept) ?? keys[0]
}

export function rememberTab(screen: string, key: string): void {
  writeLocal('tabs', JSON.stringify({ ...remembered(), [screen]: key }))
}

/** An address that names a tab wins; one that names none, or none that exists, opens the remembered one. */
export const tabOf = <Key extends string>(named: string | null | undefined, screen: string, keys: readonly [Key, ...Key[]]): Key =>
  keys.find((key) => key === named) ?? rememberedTab(screen, keys)
