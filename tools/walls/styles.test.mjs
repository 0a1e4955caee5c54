import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../process.mjs'

const source = join(root, 'web/src')
const read = (file) => readFileSync(join(source, file), 'utf8')
const parts = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))

/** The classes of a style sheet, by their names. */
const classesOf = (sheet) =>
  new Set([...sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name))

/** The classes that a part names of its style sheets and that aren't there, each with its sheet: whoever moves a class leaves its part bare. */
function missing(file, text, sheetOf) {
  const code = text.replaceAll(/^import .*$/gm, '')
  return [...text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)'/gm)].flatMap(([, name, path]) => {
    const classes = classesOf(sheetOf(join(dirname(file), path)))
    const named = [...code.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'))].map(([, plain, quoted]) => plain ?? quoted)
    return named.filter((one) => !classes.has(one)).map((one) => `${file}: ${path} has no .${one}`)
  })
}

it('every class that a part of a screen names is in its style sheet', () => {
  expect(parts.flatMap((file) => missing(file, read(file), read))).toEqual([])
})

it('a class that went to another sheet is seen', () => {
  const part = "import wizard from '../Wizard.module.css'\nconst foot = <div className={wizard.foot} title={wizard['page']} />"
  expect(missing('write/Check.tsx', part, () => '.page { color: red }')).toEqual(['write/Check.tsx: ../Wizard.module.css has no .foot'])
})
