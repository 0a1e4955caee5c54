import { paths } from '#web/shared/paths'
import { readTab, removeTab, writeTab } from '#web/shared/tab-store'
import type { SignInType } from '#web/shared/session/sign-in-type'

/** The screens that are for the signed-in, by the first part of their path: those of both sides, and those that one side alone has. */
const screens = [
  { side: null, first: /^\/(home|notifications|settings|messages|feedback)(\/|$)/ },
  { side: 'jobseeker', first: /^\/(find|plan|saved|applications|interview|profile)(\/|$)/ },
  { side: 'employer', first: /^\/(company|posts|applicants|questions|subscription)(\/|$)/ },
] as const
/** Stands for our origin while an address is read: whatever names another one is seen to leave it. */
const HERE = 'https://here.invalid'

/** The address as a path of the signed-in product and the side that alone has it; null where it leads anywhere else. */
function read(address: string): { readonly path: string; readonly side: SignInType | null } | null {
  try {
    const { origin, pathname, search, hash } = new URL(address, HERE)
    const screen = origin === HERE && screens.find(({ first }) => first.test(pathname))
    return screen ? { path: pathname + search + hash, side: screen.side } : null
  } catch {
    return null
  }
}

/** The address as a path of the signed-in product, null where it is anything else: another origin, another scheme, a screen of the way in. */
export const returnAddress = (address: string): string | null => read(address)?.path ?? null

/** The side that alone has a screen; null where both have it, or neither. */
export const sideOf = (address: string): SignInType | null => read(address)?.side ?? null

const KEY = 'returnTo'

/** Keeps the address that somebody opened signed out until they are in; of this tab, so that a reload between the steps keeps it. */
export function keepReturn(address: string): void {
  const kept = returnAddress(address)
  if (kept === null) removeTab(KEY)
  else writeTab(KEY, kept)
}

export const forgetReturn = (): void => removeTab(KEY)

/** A browser that keeps nothing leads home. */
export const keptReturn = (): string | null => returnAddress(readTab(KEY) ?? '')

/** Where somebody goes who is in: the address that they opened, where their side has it, or home. */
export function wayIn(type: SignInType): string {
  const kept = keptReturn() ?? paths.home
  return (sideOf(kept) ?? type) === type ? kept : paths.home
}
