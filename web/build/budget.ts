import type { Plugin } from 'vite'
import { checkBudget } from '../budget.mjs'

/** Measures the finished build and fails it where a screen has grown over its budget. */
export function budget(): Plugin {
  return {
    name: 'evenshift:budget',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: ({ dir }) => {
        if (!dir) throw new Error('The build names no folder to measure')
        const { lines, over } = checkBudget(dir)
        console.log(lines.join('\n'))
        if (over.length > 0) throw new Error(`Over the size budget: ${over.join(', ')}`)
      },
    },
  }
}
