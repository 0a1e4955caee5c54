import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Most kilobytes (1000 bytes) as they are sent, which is compressed by brotli; fonts go out as they are. */
const most = { signInScript: 125, signInStyle: 14, fonts: 65, area: 75, cognito: 40 }

/** What the sign-in screen loads, and the areas whose weight on top of it counts. */
const signIn = ['index.html']
const areas = ['src/areas/seeker/SeekerArea.tsx', 'src/areas/employer/EmployerArea.tsx']
/** What signing in takes besides where Amazon Cognito asks for the passwords: Amplify above all, at 34 kB. */
const cognito = 'src/shared/session/cognito/sides.ts'

/**
 * Reads a build's manifest. Gives the figures in kilobytes, a line for each, and the names of those over their budget.
 * @param {string} folder the build's folder
 * @returns {{ figures: { name: string, size: number, limit: number }[], lines: string[], over: string[] }}
 */
export function checkBudget(folder) {
  /** @type {Record<string, { file: string, css?: string[], assets?: string[], imports?: string[], dynamicImports?: string[], isDynamicEntry?: boolean }>} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

  const reach = (keys, seen = new Set()) => {
    for (const key of keys) {
      if (!manifest[key] || seen.has(key)) continue
      seen.add(key)
      reach(manifest[key].imports ?? [], seen)
    }
    return seen
  }
  const filesOf = (keys) => {
    const chunks = [...keys].map((key) => manifest[key])
    return {
      scripts: new Set(chunks.map((chunk) => chunk.file).filter((file) => file.endsWith('.js'))),
      styles: new Set(chunks.flatMap((chunk) => chunk.css ?? [])),
      fonts: new Set(chunks.flatMap((chunk) => chunk.assets ?? []).filter((file) => file.endsWith('.woff2'))),
    }
  }
  /** The scripts and styles that the first need and the second have not loaded already. */
  const ownOf = (keys, before) => {
    const loaded = filesOf(reach(before))
    const { scripts, styles } = filesOf(reach(keys))
    return [...scripts, ...styles].filter((file) => !loaded.scripts.has(file) && !loaded.styles.has(file))
  }
  const screens = Object.keys(manifest).filter(
    (key) => key.startsWith('src/areas/') && manifest[key].isDynamicEntry && !signIn.includes(key) && !areas.includes(key),
  )
  /** What is on the page before a part is asked for, once for each screen that asks for it. */
  const askers = (part) => Object.keys(manifest).filter((key) => manifest[key].dynamicImports?.includes(part))
  const size = (file) => statSync(join(folder, file)).size
  const sent = (files) => [...files].reduce((sum, file) => sum + size(`${file}.br`), 0) / 1000
  const plain = (files) => [...files].reduce((sum, file) => sum + size(file), 0) / 1000

  for (const key of [...signIn, ...areas, cognito]) if (!manifest[key]) throw new Error(`The build has no ${key} to measure`)
  const first = filesOf(reach(signIn))
  const figures = [
    { name: 'sign-in scripts', size: sent(first.scripts), limit: most.signInScript },
    { name: 'sign-in styles', size: sent(first.styles), limit: most.signInStyle },
    { name: 'fonts', size: plain(first.fonts), limit: most.fonts },
    { name: 'sign-in with Cognito', size: sent(ownOf([cognito], signIn)), limit: most.cognito },
    ...areas.map((key) => ({ name: key.slice('src/areas/'.length), size: sent(ownOf([key], signIn)), limit: most.area })),
    ...screens.map((key) => ({
      name: key.slice('src/areas/'.length),
      size: Math.max(...askers(key).map((asker) => sent(ownOf([key], [...signIn, ...areas, asker])))),
      limit: most.area,
    })),
  ]
  return {
    figures,
    lines: figures.map(({ name, size, limit }) => `${name.padEnd(44)} ${size.toFixed(1).padStart(6)} kB of ${limit}`),
    over: figures.filter(({ size, limit }) => size > limit).map(({ name }) => name),
  }
}
