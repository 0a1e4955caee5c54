/** How a company is told on its own page and on those of its jobs: photos, what was checked, how it answers. */
import { escapeHtml as safe } from '#server/http/pages/plain-page'

export const tick =
  '<svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9 12l2 2 4-4"/></svg>'
/** What is asked of somebody: nobody checked it. */
export const bullet =
  '<svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="currentColor"><circle cx="12" cy="12" r="4"/></svg>'
/** HTML of items that are HTML; nothing where there are none. */
export const list = (items: readonly string[], kind = ''): string =>
  items.length === 0 ? '' : `<ul${kind === '' ? '' : ` class="${kind}"`}>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

export const checkList = (checks: readonly string[]): string =>
  list(
    checks.map((check) => `${tick}<span>${safe(check)}</span>`),
    'ticks',
  )
export const photoList = (photos: readonly string[]): string =>
  list(
    photos.map(
      (url, place) =>
        `<img src="${safe(url)}" alt="The workplace, photo ${place + 1} of ${photos.length}" loading="lazy" decoding="async">`,
    ),
    'photos',
  )
export const figureList = (figures: readonly (readonly [figure: string, label: string])[]): string =>
  list(
    figures.map(([figure, label]) => `<b>${safe(figure)}</b> ${safe(label)}`),
    'figures',
  )

export const toldStyle = `
.ticks{display:grid;gap:8px}.ticks li{display:flex;gap:12px}.ticks svg{flex:none;margin-top:2px;color:var(--brand)}.figures{display:flex;flex-wrap:wrap;gap:4px 20px;font-size:.875rem}
.photos{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:8px}.photos img{display:block;width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:12px}.photos :only-child{grid-column:1/-1;max-width:480px}`
