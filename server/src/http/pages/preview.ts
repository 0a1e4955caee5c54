/** What others make of the address of a page: messengers a preview (Open Graph), search engines what schema.org knows. */
import { escapeHtml as safe } from '#server/http/pages/plain-page'

export interface Preview {
  /** The page's own address, from the slash on. */
  readonly path: string
  readonly title: string
  readonly summary: string
  /** A public file, from the slash on; empty where there is none. */
  readonly picture: string
  /** As schema.org calls them, without its context. */
  readonly facts: object
}

/** Data that no browser runs, and that cannot end its own element. */
const data = (facts: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org/', ...facts }).replaceAll('<', '\\u003c')}</script>`

/** HTML for the head; `publicUrl` is where the product is, without a slash at its end. */
export function previewHead({ path, title, summary, picture, facts }: Preview, publicUrl: string): string {
  const url = publicUrl + path
  const about = {
    'og:site_name': 'Evenshift',
    'og:type': 'website',
    'og:title': title,
    'og:description': summary,
    'og:url': url,
    ...(picture !== '' && { 'og:image': publicUrl + picture }),
  }
  const lines = Object.entries(about).map(([name, content]) => `<meta property="${name}" content="${safe(content)}">`)
  return `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="description" content="${safe(summary)}"><link rel="canonical" href="${safe(url)}">${lines.join('')}${data(facts)}`
}
