import type { Plugin } from 'vite'

const order = '@layer page, mantine, app;'

/** Declares the order of the layers in every stylesheet: the first to load decides it, and which that is depends on how chunks are cut. */
export function layers(): Plugin {
  return {
    name: 'evenshift:layers',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const asset of Object.values(bundle))
          if (asset.type === 'asset' && asset.fileName.endsWith('.css')) asset.source = order + String(asset.source)
      },
    },
  }
}
