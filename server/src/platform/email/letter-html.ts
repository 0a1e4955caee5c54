import { head, logoColours, styles, weekOfLogo } from '#server/platform/email/letter-style'
import { oneLine } from '#server/platform/email/letter-text'
import type { Fact, Letter, LetterPerson } from '#server/platform/email/port'

const safe = (text: string): string => oneLine(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const table = (rows: string, more = 'width="100%"'): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${more}>${rows}</table>`
const gap = (height: number): string =>
  `<tr><td height="${height}" style="height:${height}px;line-height:${height}px;font-size:0">&nbsp;</td></tr>`
const row = (content: string): string => `<tr><td class="pad">${content}</td></tr>`
const p = (classes: string, style: string, text: string): string => `<p class="${classes}" style="${style}">${safe(text)}</p>`
const card = (classes: string, style: string, content: string): string =>
  table(`<tr><td class="card ${classes}" style="${style}">${content}</td></tr>`, 'width="100%" style="border-collapse:separate"')

const dayClasses = { off: 'q', on: 'on', clash: 'x' } as const
const dayStyles = { off: styles.dayQuiet, on: styles.dayOn, clash: styles.dayClash } as const

const logo = (): string => {
  const days = weekOfLogo.map(
    (day) =>
      `<td class="${day}" width="12" height="5" style="width:12px;height:5px;line-height:5px;font-size:0;border-radius:3px;background:${logoColours[day]}">&nbsp;</td>`,
  )
  const between = '<td width="2" style="width:2px;font-size:0">&nbsp;</td>'
  return `${p('pine', styles.logo, 'evenshift')}${table(`<tr>${days.join(between)}</tr>`, 'aria-hidden="true"')}`
}

const codeCard = (code: string): string => card('', styles.card, p('ink code', styles.code, code))

function payCard({ figures, days, shifts }: NonNullable<Letter['pay']>): string {
  const cells = figures.map(
    ({ label, value }) =>
      `<td valign="bottom" width="${Math.floor(100 / figures.length)}%">${p('ink', styles.figure, value)}${p('onsunny', styles.onSunny, label)}</td>`,
  )
  const week = days.map(
    (isOn, n) =>
      `<td class="${isOn ? 'on' : 'off'}" align="center" style="${isOn ? styles.dayOn : styles.dayOff}">${'MTWTFSS'.charAt(n)}</td>`,
  )
  const between = '<td width="5" style="width:5px;font-size:0">&nbsp;</td>'
  const strip = table(`<tr>${week.join(between)}</tr>`, 'width="100%" aria-hidden="true" style="table-layout:fixed"')
  const parts = [table(`<tr>${cells.join('')}</tr>`), ...(days.includes(true) ? [strip] : []), p('onsunny', styles.onSunny, shifts)]
  return card('sunny', styles.sunny, table(parts.map((part) => `<tr><td>${part}</td></tr>`).join(gap(14))))
}

function factsCard(facts: readonly Fact[]): string {
  const lines = facts.map(({ label, value }, n) => {
    const style = n === facts.length - 1 ? styles.last : styles.rule
    return `<tr><td class="rule" valign="top" style="${style};white-space:nowrap">${p('muted', styles.factLabel, label)}</td><td class="rule" align="right" valign="top" style="${style};padding-left:16px">${p('ink', styles.factValue, value)}</td></tr>`
  })
  return card('tight', `${styles.card};padding:10px 22px`, table(lines.join('')))
}

function listCard(listed: NonNullable<Letter['listed']>, origin: string): string {
  const lines = listed.map(({ text, path }, n) => {
    const style = n === listed.length - 1 ? styles.last : styles.rule
    return `<tr><td class="rule" style="${style}"><a class="pine" href="${safe(`${origin}${path}`)}" style="${styles.link}">${safe(text)}</a></td></tr>`
  })
  return card('tight', `${styles.card};padding:10px 22px`, table(lines.join('')))
}

/** The first one leads, softly: the letter has a button of its own. */
const buttonRow = (buttons: LetterPerson['buttons'], origin: string): string =>
  buttons
    .map(
      ({ label, path }, n) =>
        `<a class="${n === 0 ? 'soft' : 'line'}" href="${safe(`${origin}${path}`)}" style="${n === 0 ? styles.smallSoft : styles.smallLine}">${safe(label)}</a>`,
    )
    .join('')

function personCard({ name, due, isLate, days, fits, clash, about, buttons }: LetterPerson, origin: string): string {
  const head = `<tr><td valign="top">${p('ink', styles.personName, name)}</td><td align="right" valign="top" style="padding-left:12px">${p(isLate ? 'red' : 'muted', isLate ? styles.late : styles.due, due)}</td></tr>`
  const week = days?.map((day, n) => `<td class="${dayClasses[day]}" align="center" style="${dayStyles[day]}">${'MTWTFSS'.charAt(n)}</td>`)
  const strip =
    week &&
    table(
      `<tr>${week.join('<td width="5" style="width:5px;font-size:0">&nbsp;</td>')}</tr>`,
      'width="100%" aria-hidden="true" style="table-layout:fixed"',
    )
  const said =
    fits === undefined
      ? ''
      : `<p class="ink" style="${styles.fits}"><strong>${safe(fits)}</strong>${clash ? ` <span class="red" style="color:#b3261e">${safe(clash)}</span>` : ''}</p>`
  const rows = [table(head), strip, said + (about === '' ? '' : p('muted', styles.factLabel, about)), buttonRow(buttons, origin)].filter(
    Boolean,
  )
  return card('', styles.card, table(rows.map((part) => `<tr><td>${part}</td></tr>`).join(gap(12))))
}

/** A letter as a page of its own: no picture, stylesheet or script comes from anywhere. */
export function letterHtml(letter: Letter, origin: string): string {
  const {
    subject,
    preheader,
    heading,
    name,
    paragraphs,
    code,
    pay,
    facts = [],
    listed = [],
    people = [],
    answers = [],
    button,
    why,
    stop,
  } = letter
  const [first, ...rest] = name === undefined ? paragraphs : [`Hi ${name},`, ...paragraphs]
  const lead = [
    `<h1 class="ink h1" style="${styles.heading}">${safe(heading)}</h1>`,
    ...(first === undefined ? [] : [p('muted', styles.lead, first)]),
  ]
  const said = rest.map((text) => p('muted', styles.lead, text)).join('')
  const stopLine =
    stop === undefined
      ? ''
      : `<p class="muted" style="margin:0;${styles.small}"><a class="pine" href="${safe(`${origin}${stop}`)}" style="${styles.link}">Stop these emails</a></p>`
  const parts = [
    logo(),
    `${lead.join('')}${code === undefined ? said : ''}`,
    ...(code === undefined ? [] : [codeCard(code), said]),
    ...(pay ? [payCard(pay)] : []),
    ...(facts.length > 0 ? [factsCard(facts)] : []),
    ...(listed.length > 0 ? [listCard(listed, origin)] : []),
    ...people.map((person) => personCard(person, origin)),
    ...(answers.length > 0 ? [buttonRow(answers, origin)] : []),
    `<a class="main" href="${safe(`${origin}${button.path}`)}" style="${styles.button}">${safe(button.label)}</a>`,
    table(
      `<tr><td class="rule" style="${styles.foot}">${p('muted', styles.small, why)}${stopLine}${p('muted', styles.small, 'Evenshift')}</td></tr>`,
    ),
  ]
  const page = table(`${gap(28)}${parts.map(row).join(gap(18))}`, 'class="w600" width="600" style="width:600px"')
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${safe(subject)}</title><style>${head}</style></head><body class="bg" style="margin:0;padding:0;${styles.page}"><div style="${styles.unseen}">${safe(preheader)}</div><div role="article" aria-roledescription="email" aria-label="${safe(subject)}" lang="en-GB">${table(`<tr><td align="center">${page}</td></tr>`, `class="bg" width="100%" style="${styles.page}"`)}</div></body></html>`
}
