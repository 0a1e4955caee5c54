/**
 * A picture of every screen, on a phone and a desk, in light and dark, into pictures/: `npm run pictures`; of some by how their names begin:
 * `npm run pictures -- employer/home seeker`. With --edges at 320 pixels of width, at 400 %, with type of twice the size and in forced colours
 * instead. Says besides what is cut off or small for a finger.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { browsers } from './machine/browsers.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { machine } from './machine/machine.mjs'
import { requireNode } from './node-version.mjs'
import { root, run } from './process.mjs'

const folder = join(root, 'pictures')
const sizes = { usual: ['phone', 'desk'], edges: ['narrow', 'zoomed', 'large', 'forced'] }

/** The files there of one kind, in the alphabet's order. */
const files = (ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .toSorted()
const screenOf = (name) => name.slice(0, name.indexOf('.'))

/** A page that shows side by side what there is of each screen. */
function page() {
  const names = files('.png')
  const figure = (name) =>
    `<figure><a href="${name}"><img src="${name}" alt="${name}" loading="lazy"></a><figcaption>${name}</figcaption></figure>`
  const row = (screen) => {
    const own = names.filter((name) => screenOf(name) === screen)
    return `<section><h2 id="${screen}">${screen}</h2><div>${own.map(figure).join('')}</div></section>`
  }
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen</title>
<style>
body { margin: 24px; font: 14px system-ui }
div { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto }
figure { flex: none; margin: 0 }
img { max-width: 600px; border: 1px solid #ccc }
</style>
<h1>Every screen</h1>${[...new Set(names.map(screenOf))].map(row).join('\n')}</html>\n`
}

/** What is cut off or small for a finger on the screens that were wanted, under each one's name. */
function findings(wanted) {
  for (const name of files('.txt')) {
    if (wanted.length > 0 && !wanted.some((beginning) => name.startsWith(beginning))) continue
    const told = readFileSync(join(folder, name), 'utf8')
    if (told !== '') console.log(`\n${name.slice(0, -'.txt'.length)}\n${told.replace(/^(?=.)/gm, '  ')}`)
  }
}

async function pictures(words) {
  const wanted = words.filter((word) => !word.startsWith('--'))
  await install()
  const { env, missing } = await browsers(machine)
  if (!env.CHROMIUM_PATH) throw new Error(missing.map(({ text }) => text).join('\n'))
  await build()
  const projects = sizes[words.includes('--edges') ? 'edges' : 'usual'].map((name) => `--project=${name}`)
  const args = ['test', '--config', 'e2e/pictures.config.ts', '--reporter=list', ...projects]
  const { code } = await run('playwright', args, { env: { ...env, PICTURES: wanted.join(' ') } })
  writeFileSync(join(folder, 'index.html'), page())
  findings(wanted)
  console.log(`\npictures/index.html shows them side by side`)
  process.exitCode = code
}

requireNode()
try {
  await pictures(process.argv.slice(2))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
