import type { Plugin } from 'vite'

/** Amplify's helpers of the language apart from those of the screens, which would carry its share along. */
export function ownTslib(): Plugin {
  return {
    name: 'evenshift:own-tslib',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== 'tslib' || !importer?.includes('/node_modules/@aws-')) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && `${found.id}?amplify`
    },
  }
}
