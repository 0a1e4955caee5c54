import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { checkBudget } from '../budget.mjs'

/** Measures the finished build and fails it where a screen has grown over its budget. */
export function budget(): Plugin {
  let folder = ''
  return {
    name: 'evenshift:budget',
    apply: 'build',
    configResolved: (config) => {
      folder = fileURLToPath(new URL(`../${config.build.outDir}/`, import.meta.url))
    },
    closeBundle: {
      order: 'post',
      handler: () => {
        const { lines, over } = checkBudget(folder)
        console.log(lines.join('\n'))
        if (over.length > 0) throw new Error(`Over the size budget: ${over.join(', ')}`)
      },
    },
  }
}
