import { escapeHtml as safe } from '#server/http/pages/plain-page'
import { note } from '#server/http/pages/payments/shell'
import { type CardFault, testCards } from '#server/platform/payments/port'

type Picked = keyof typeof testCards
const picks = [
  ['paid', 'Goes through'],
  ['declined', 'Is declined'],
  ['step', 'Asks for a code'],
  ['unpaidLater', 'Fails at renewal'],
] as const

/** What somebody brought to the page: a card that they picked, or a form that was sent and is wrong. */
export interface CardTried {
  readonly picked: string | undefined
  readonly sent: Readonly<Record<string, string>> | null
  readonly fault: CardFault | 'failed' | null
}

const fieldWords: Readonly<Partial<Record<CardFault | 'failed', string>>> = {
  number: 'Real card numbers are refused here. Use one of the test cards above.',
  expiry: 'Enter a month to come, like 12 / 28.',
  code: 'Enter 3 digits, like 123.',
}
const noteWords: Readonly<Partial<Record<CardFault | 'failed', string>>> = {
  declined: 'The card was declined, so nothing was paid. Try another card.',
  failed: 'The code wasn’t confirmed, so nothing was paid. Try again or use another card.',
}

const digitsOf = (number: string): string => number.replace(/\D/g, '')

/** The test card that is shown. A number that was typed is never written back: one of ours is, and of any other nothing. */
function shownCard({ picked, sent }: CardTried): Picked | null {
  const [named] = picks.find(([name]) => name === picked) ?? []
  if (sent === null) return named ?? 'paid'
  const [typed] = picks.find(([name]) => digitsOf(testCards[name]) === digitsOf(sent['number'] ?? '')) ?? []
  return typed ?? null
}

function field(name: string, label: string, value: string, more: string, fault: CardTried['fault']): string {
  const words = fault === name ? fieldWords[fault] : undefined
  const wrong = words === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-fault" autofocus`
  const said = words === undefined ? '' : `<p class="fault" id="${name}-fault">${safe(words)}</p>`
  const input = `<input id="${name}" name="${name}" value="${safe(value)}" autocomplete="off" required maxlength="100" ${more}${wrong}>`
  return `<div><label for="${name}">${label}</label>${input}${said}</div>`
}

const inShort = (number: string): string => `${number.slice(0, 4)} ${number.slice(-4)}`

/** Test cards to pick, each of which fills the form, and the form. Its answer is written into the page again, but for number and code. */
export function cardForm(tried: CardTried, { company, now, button }: { company: string; now: Date; button: string }): string {
  const { sent, fault } = tried
  const card = shownCard(tried)
  const tiles = picks.map(
    ([name, label]) =>
      `<a href="?card=${name}#card"${name === card ? ' aria-current="true"' : ''}><b>${label}</b><span class="num">${inShort(testCards[name])}</span></a>`,
  )
  const expiry = sent?.['expiry'] ?? `12 / ${(now.getUTCFullYear() + 2) % 100}`
  const fields = [
    field('number', 'Card number', card === null ? '' : testCards[card], 'inputmode="numeric"', fault),
    `<div class="pair">${field('expiry', 'Expiry', expiry, '', fault)}${field('code', 'Security code', card === null ? '' : '123', 'inputmode="numeric"', fault)}</div>`,
    field('name', 'Name on card', sent?.['name'] ?? company, '', fault),
  ]
  const words = fault === null ? undefined : noteWords[fault]
  // What has the focus is scrolled to: the note stands just above it.
  const noted = words === undefined ? '' : ' autofocus aria-describedby="note"'
  return `<div class="group" id="card"><h2>Pick a test card</h2><nav class="cards" aria-label="Test card">${tiles.join('')}</nav></div>
<form method="post" action="?"><div class="fields">${fields.join('')}</div>${words === undefined ? '' : note(words)}<div class="group"><button${noted}>${safe(button)}</button><p class="tiny">Real card numbers are refused here.</p></div></form>`
}
