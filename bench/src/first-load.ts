import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Measure } from '#bench/run/figure'
import { root } from '#bench/run/root'

interface Budget {
  checkBudget(folder: string): { readonly figures: readonly { readonly name: string; readonly size: number; readonly limit: number }[] }
}

/** What the screens of the built pages load, by the same reckoning that fails their build. */
export const measure: Measure = async () => {
  // A plain script of the web build, which brings no types.
  const { checkBudget } = (await import(pathToFileURL(join(root, 'web/budget.mjs')).href)) as Budget
  const { figures } = checkBudget(join(root, 'web/dist'))
  return figures.map(({ name, size, limit }) => ({ measure: name, figure: size, unit: 'kB', bar: limit }))
}
