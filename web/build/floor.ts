import type { Plugin } from 'vite'

/** What the oldest browsers of `cssTarget` do not know, though their styles may say it in the source. */
const tooNew = /light-dark\(/

/** Fails a build whose styles were not rewritten for the oldest browsers: there, every colour of both modes would be void. */
export function floor(): Plugin {
  return {
    name: 'evenshift:floor',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        const styles = Object.values(bundle).filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
        const found = styles.filter((file) => file.type === 'asset' && tooNew.test(String(file.source)))
        if (found.length > 0) throw new Error(`Too new for the oldest browsers: ${found.map(({ fileName }) => fileName).join(', ')}`)
      },
    },
  }
}
