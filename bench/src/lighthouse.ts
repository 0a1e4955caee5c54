import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Seen, look } from '#bench/lighthouse/look'
import { installLighthouse } from '#bench/lighthouse/install'
import type { Figure, Measure } from '#bench/run/figure'
import { inFolder } from '#bench/run/folder'
import { median } from '#bench/run/median'
import { startProduct, stopProduct } from '#bench/run/product'
import { root } from '#bench/run/root'

const TIMES = 5
const screens = {
  landing: '/',
  'join us': '/auth/join-us',
  'sign in': '/auth/sign-in/jobseeker',
  'sign up': '/auth/sign-up/jobseeker',
} as const

/** A figure is the most that is borne, so marks are told by what they lack. */
function figuresOf(screen: string, seen: readonly Seen[]): Figure[] {
  const middle = (name: keyof Seen): number => median(seen.map((one) => one[name]))
  return [
    { measure: `${screen}: performance, points short of 100`, figure: 100 - middle('performance'), unit: 'points', bar: 5 },
    { measure: `${screen}: accessibility, the same`, figure: 100 - middle('accessibility'), unit: 'points', bar: 0 },
    { measure: `${screen}: best practices, the same`, figure: 100 - middle('best-practices'), unit: 'points', bar: 0 },
    { measure: `${screen}: search engines, the same`, figure: 100 - middle('seo'), unit: 'points', bar: 0 },
    { measure: `${screen}: first paint`, figure: middle('firstPaint'), unit: 's' },
    { measure: `${screen}: largest paint`, figure: middle('largestPaint'), unit: 's', bar: 2.2 },
    { measure: `${screen}: main thread blocked`, figure: middle('blocked'), unit: 'ms' },
    { measure: `${screen}: layout shift`, figure: middle('shift'), unit: '', bar: 0.05 },
    { measure: `${screen}: received`, figure: middle('received'), unit: 'kB', bar: 190 },
  ]
}

/** The first screens on Lighthouse's phone: a slow line and a processor of a quarter of this one's speed. */
export const measure: Measure = async () => {
  const program = await installLighthouse()
  await promisify(execFile)(process.execPath, [join(root, 'tools/build.mjs')], { cwd: root })
  return inFolder(async (folder) => {
    const product = await startProduct(join(folder, 'data'))
    const figures: Figure[] = []
    for (const [screen, path] of Object.entries(screens)) {
      const seen: Seen[] = []
      for (let time = 0; time < TIMES; time += 1) seen.push(await look(product.address + path, program))
      figures.push(...figuresOf(screen, seen))
    }
    await stopProduct(product)
    return figures
  })
}
