import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { createApp } from '#server/http/app'
import { offerFonts } from '#server/http/pages/fonts'
import { sendPlainPage } from '#server/http/pages/plain-page'

const pageOf = async (folder: string | null) => {
  const app = createApp({ log: pino({ level: 'silent' }), trustProxy: null })
  onTestFinished(() => app.close())
  app.get('/page', (_request, reply) => sendPlainPage(reply, 'A page', ''))
  if (folder !== null) await offerFonts(app, folder)
  return app.inject('/page')
}

it('a page without script is set in the built fonts, and may fetch nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fonts-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/figtree-latin-wght-normal-D_ZT.woff2'), '')
  const { body, headers } = await pageOf(folder)
  expect(body).toContain('@font-face{font-family:Figtree;src:url(/assets/figtree-latin-wght-normal-D_ZT.woff2)')
  expect(body).not.toContain('Bricolage')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-[^']+'; font-src 'self'; base-uri 'none'/)
})

it('where no pages are served a page does without them', async () => {
  const { body, headers } = await pageOf(null)
  expect(body).not.toContain('@font-face')
  expect(headers['content-security-policy']).not.toContain('font-src')
})
