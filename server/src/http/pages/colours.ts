/** The colours of both modes for pages that are made here; the first lines of a page's style. */
export const colours = `
:root{color-scheme:light dark;--page:#faf8f3;--surface:#fff;--sunken:#f4f0e7;--ink:#16211f;--muted:#55625f;--line:#e4dfd4;--field:#7a8884;--brand:#0b5d51;--on-brand:#fff;--soft:#e2f1ec;--on-soft:#0b5d51;--sun:#ffc24b;--on-sun:#3b2700;--match:#fff1cf;--on-match:#6b4700;--quiet:#e9e5da;--danger:#a3311f;--danger-soft:#fbe7e1;--bar:#17211f}
@media(prefers-color-scheme:dark){:root{--page:#10201d;--surface:#172a26;--sunken:#13251f;--ink:#eef4f1;--muted:#a9bab4;--line:#2c3f3a;--field:#6b807a;--brand:#6fd3bd;--on-brand:#06231e;--soft:#1d3a34;--on-soft:#8fe0cd;--match:#3d3113;--on-match:#ffd27a;--quiet:#263c36;--danger:#ff9f8c;--danger-soft:#43231d;--bar:#0a1513}}`
/** The six hues of those without a picture, in both modes; the tokens of the screens have the same. */
const hues = [
  ['#fde7c2', '#6b4200', '#4a3615', '#ffd796'],
  ['#dbe8fd', '#1f468a', '#1f3558', '#b5d1ff'],
  ['#d9efe7', '#0b5d51', '#1d4339', '#8fe0cd'],
  ['#fbdcd6', '#8c2f22', '#4d2822', '#ffb7a8'],
  ['#e8e0fa', '#4d3596', '#352b57', '#cfc0ff'],
  ['#e5eecb', '#435512', '#34401a', '#d2e59b'],
] as const
const hueRules = (from: 0 | 2): string =>
  hues.map((hue, place) => `[data-hue="${place + 1}"]{background:${hue[from]};color:${hue[from === 0 ? 1 : 3]}}`).join('')
/** What has such a hue by its number. */
export const hueStyle = `${hueRules(0)}@media(prefers-color-scheme:dark){${hueRules(2)}}`
