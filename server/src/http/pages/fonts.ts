import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'

/** What the built fonts are called in a style, by how their files' names begin. */
const families = [
  { file: 'figtree-', family: 'Figtree', weights: '300 900' },
  { file: 'bricolage-', family: 'Bricolage', weights: '200 800' },
] as const

declare module 'fastify' {
  interface FastifyInstance {
    /** The style that brings the product's fonts to pages without script; missing where no pages are served. */
    fontFaces?: string
  }
}

/** Lets the pages that are made here, such as /privacy, use the fonts of the built ones in this folder. */
export async function offerFonts(app: FastifyInstance, pages: string): Promise<void> {
  const names = await readdir(path.join(pages, 'assets'))
  const faces = families.flatMap(({ file, family, weights }) => {
    const name = names.find((each) => each.startsWith(file) && each.endsWith('.woff2'))
    const source = `url(/assets/${name}) format("woff2")`
    return name === undefined ? [] : [`@font-face{font-family:${family};src:${source};font-weight:${weights};font-display:swap}`]
  })
  app.decorate('fontFaces', faces.join(''))
}
