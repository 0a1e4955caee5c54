import type { Plan } from '@evenshift/contract/model/company/subscription'
import { packageWords } from '@evenshift/contract/states/company/package-words'
import { priceOf, withVat } from '@evenshift/contract/states/company/price'
import type { FastifyInstance } from 'fastify'
import { footer, headerFor } from '#server/http/pages/frame'
import { escapeHtml as safe, sendPage } from '#server/http/pages/plain-page'
import { previewHead } from '#server/http/pages/preview'
import { style } from '#server/http/pages/prices/style'

export interface PricesPage {
  /** Every package, in the order in which they are offered. */
  readonly plans: () => Promise<readonly Plan[]>
  /** Where the product is, without a slash at its end. */
  readonly publicUrl: string
}

const path = '/prices'
const title = 'Prices'
const lead =
  'Looking for work? Evenshift is free. Hiring? Your first job is free, and you can read and reply to every application on every plan.'
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** What it costs, then the same with VAT and by the year. */
function costOf({ prices, days }: Plan): string {
  const at = (interval: Plan['prices'][number]['interval']): number | null => prices.find((one) => one.interval === interval)?.net ?? null
  const [once, month, year] = [at('once'), at('month'), at('year')]
  if (once !== null)
    return `<p><b class="price">${priceOf(once)}</b> for ${days} days</p><p class="small">${priceOf(withVat(once))} with VAT</p>`
  if (!month) return '<p><b class="price">£0</b></p><p class="small">No card needed</p>'
  const yearly = year === null ? '' : `<br>Or ${priceOf(year)} a year, ${priceOf(withVat(year))} with VAT`
  return `<p><b class="price">${priceOf(month)}</b> a month</p><p class="small">${priceOf(withVat(month))} with VAT${yearly}</p>`
}

function bringsOf({ limits, isAddition, templates }: Plan): readonly string[] {
  const { liveJobs, interviewInvitations, seats, questions } = limits
  const jobs = (more = ''): string => counted(liveJobs, `${more}live job`, `${more}live jobs`)
  const invitations = (more = ''): string => counted(interviewInvitations, `${more}interview invitation`, `${more}interview invitations`)
  if (isAddition) return [`${jobs('more ')}, on any plan`, `${invitations('more ')} that month`]
  return [
    jobs(),
    `${invitations()} a month`,
    seats === 1 ? 'Just you' : `A team of ${seats}`,
    questions === null ? 'Unlimited interview questions' : `${questions} interview questions of your own`,
    ...(templates ? ['Message templates and hiring figures'] : []),
  ]
}

const planCard = (plan: Plan): string =>
  `<section class="card"><h2>${safe(packageWords[plan.code])}</h2><div>${costOf(plan)}</div><ul>${bringsOf(plan)
    .map((line) => `<li>${safe(line)}</li>`)
    .join('')}</ul></section>`

const told: readonly (readonly [string, string])[] = [
  ['Charity or school?', 'Standard is free for you. Ask on your plan page, and we’ll check your charity or school number.'],
  ['Changing your mind', 'Upgrade straight away, or cancel in two clicks. You keep what you paid for until it expires.'],
  [
    'When a plan ends',
    'Jobs beyond your new plan pause, newest first, and you can choose which. Nothing is deleted, and you can still reply to everyone who applied.',
  ],
]

/** /prices: what each package costs and brings, for everybody, without script or sign-in. */
export function servePricesPage(app: FastifyInstance, { plans, publicUrl }: PricesPage): void {
  app.get(path, async (request, reply) => {
    const all = await plans()
    const offered = all.filter(({ onApproval }) => !onApproval)
    const notes = told.map(([heading, text]) => `<div><h2>${heading}</h2><p class="muted">${text}</p></div>`).join('')
    const body = `${headerFor(request)}<main><div class="lead"><h1>${title}</h1><p>${lead}</p></div><div class="plans">${offered.map(planCard).join('')}</div><p class="start"><a class="button" href="/auth/sign-up/employer">Post a job free</a></p><div class="told">${notes}</div></main>${footer}`
    return sendPage(reply, title, body, style, {
      // Its icon.
      hasPictures: true,
      head: previewHead(
        { path, title: 'What Evenshift costs', summary: lead, picture: '', facts: { '@type': 'WebPage', name: title } },
        publicUrl,
      ),
    })
  })
}
