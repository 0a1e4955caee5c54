import type { FastifyInstance, FastifyReply } from 'fastify'
import { type RejectReason, rejectReasons } from '@evenshift/contract/states/application/application'
import { rejectWords } from '@evenshift/contract/states/application/reject-words'
import { escapeHtml as safe, sendPlainPage } from '#server/http/pages/plain-page'

/** What a page says of the answer that its link can give. */
export interface ShownAnswer {
  readonly move: 'shortlisted' | 'rejected'
  readonly state: 'to_press' | 'done' | 'undone' | 'moved_on' | 'late'
  readonly company: string
  readonly applicant: string
  readonly job: string
  /** Of the application, in the web application. */
  readonly path: string
  readonly applied: string
  /** When the mail went out, and what has happened since. */
  readonly mailed: string
  readonly since: readonly { readonly what: string; readonly at: string }[]
  readonly hadEffect: boolean
  /** It was pressed on a page that showed something older. */
  readonly wasOld: boolean
  readonly fit: { readonly days: readonly ('off' | 'on' | 'clash')[]; readonly fits: string; readonly clash: string } | null
  readonly nextBy: string | null
  readonly until: string
  readonly undoUntil: string | null
  readonly version: number
  readonly likely: RejectReason
}
/** Each by the token of the address; null for one that nobody has. */
export interface Answering {
  /** Changes nothing. */
  readonly open: (token: string) => Promise<ShownAnswer | null>
  readonly give: (token: string, version: number, reason: RejectReason) => Promise<ShownAnswer | null>
  readonly takeBack: (token: string) => Promise<ShownAnswer | null>
}

const style = `
main{max-width:35rem;margin:0 auto}.company{color:var(--muted);margin:0}h1{font-size:1.9rem;margin:.4rem 0 1rem}
.card{border:1px solid var(--line);border-radius:18px;padding:1.1rem 1.2rem;margin:0 0 1rem}.card>*{margin:0 0 .6rem}.card>:last-child{margin:0}
.week{display:flex;gap:5px;padding:0}.week li{flex:1;list-style:none;text-align:center;border-radius:10px;padding:.5rem 0;background:var(--line);color:var(--muted)}
.week .on{background:#ffc24b;color:#3b2700;font-weight:700}.week .clash{background:none;color:var(--danger);box-shadow:inset 0 0 0 2px var(--danger);font-weight:700}
.bad{color:var(--danger)}form button{width:100%}label{display:block;font-weight:600;margin:0 0 .3rem}
select{width:100%;min-height:52px;margin:0 0 1rem;padding:0 .9rem;border:1px solid var(--muted);border-radius:14px;font:inherit;color:var(--ink);background:var(--page)}
.since{padding:0;list-style:none}.since li{display:flex;justify-content:space-between;gap:1rem;padding:.4rem 0;border-top:1px solid var(--line)}.since li:first-child{border:0}
.small{color:var(--muted);font-size:.9rem}`
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const dayWords = { off: '', on: ': a shift that fits', clash: ': a shift that clashes' } as const

function weekOf(fit: NonNullable<ShownAnswer['fit']>): string {
  const cells = fit.days.map((day, n) => `<li class="${day}" aria-label="${days[n]}${dayWords[day]}">${'MTWTFSS'.charAt(n)}</li>`)
  const clash = fit.clash === '' ? '' : ` <span class="bad">${safe(fit.clash)}</span>`
  return `<ul class="week">${cells.join('')}</ul><p><b>${safe(fit.fits)}</b>${clash}</p>`
}
const personCard = ({ applicant, job, applied, fit }: ShownAnswer): string =>
  `<div class="card"><h2>${safe(applicant)}</h2><p>${safe(job)} · applied ${safe(applied)}</p>${fit ? weekOf(fit) : ''}</div>`
const openLink = ({ path }: ShownAnswer): string => `<p><a href="${safe(path)}">Open the application</a></p>`

/** What happened since the mail, in its order; `last` is HTML. */
function sinceList({ mailed, since }: ShownAnswer, last = ''): string {
  const lines = [{ what: 'Your email', at: mailed }, ...since]
  const items = lines.map(({ what, at }) => `<li><span>${safe(what)}</span><time>${safe(at)}</time></li>`)
  return `<div class="card"><ol class="since">${items.join('')}${last}</ol></div>`
}
function movedOnContent(answer: ShownAnswer): string {
  const { hadEffect, nextBy } = answer
  const told = hadEffect ? 'Your answer counted. This has happened since.' : 'It changed after your email, so this link did nothing.'
  const link = hadEffect ? '' : '<li><b>Your link, no effect</b></li>'
  const next = nextBy === null ? '' : `<p>The next reply is due by ${safe(nextBy)}.</p>`
  return `<p>${told}</p>${personCard(answer)}${sinceList(answer, link)}${next}${openLink(answer)}`
}

function askContent(answer: ShownAnswer): string {
  const { move, applicant, version, likely, until } = answer
  const isShortlist = move === 'shortlisted'
  const then = isShortlist
    ? `<p>${safe(applicant)} is told straight away. You can undo it for an hour.</p>`
    : `<p>${safe(applicant)} is told in an hour, with your reason. You can undo it until then.</p>`
  const options = rejectReasons
    .filter((reason) => reason !== 'other')
    .map((reason) => `<option value="${reason}"${reason === likely ? ' selected' : ''}>${safe(rejectWords[reason])}</option>`)
  const why = isShortlist ? '' : `<label for="reason">Reason</label><select id="reason" name="reason">${options.join('')}</select>`
  const label = isShortlist ? `Shortlist ${safe(applicant)}` : 'Not this time'
  const form = `<form method="post"><input type="hidden" name="version" value="${version}">${why}<button>${label}</button></form>`
  const old = answer.wasOld
    ? `<p role="alert"><b>It changed while you were reading, so nothing was sent.</b> Check it and answer again.</p>${sinceList(answer)}`
    : ''
  const foot = `<p class="small">Nothing has been sent yet. This link is yours alone, for this one answer, until ${safe(until)}.</p>`
  return old + personCard(answer) + then + form + openLink(answer) + foot
}

function doneContent(answer: ShownAnswer): string {
  const { move, applicant, nextBy, undoUntil } = answer
  const next = nextBy === null ? '' : ` Next, arrange an interview or make an offer by ${safe(nextBy)}.`
  const told =
    move === 'shortlisted' ? `<p>We’ve told ${safe(applicant)}.${next}</p>` : `<p>They’ll read your reason in their application.</p>`
  const undo =
    undoUntil === null
      ? ''
      : `<form class="card" method="post" action="?undo"><p><b>Changed your mind?</b> You can undo until ${safe(undoUntil)}.</p><button>Undo</button></form>`
  return told + undo + personCard(answer) + openLink(answer)
}

const titles: Readonly<Record<ShownAnswer['state'], (answer: ShownAnswer) => string>> = {
  to_press: ({ move, applicant, job }) =>
    move === 'shortlisted' ? `Shortlist ${applicant} for ${job}?` : `Not this time for ${applicant}?`,
  done: ({ move, applicant }) => (move === 'shortlisted' ? `${applicant} is on your shortlist` : `${applicant} is told in an hour`),
  undone: () => 'Taken back',
  moved_on: ({ applicant }) => `${applicant}’s application has moved on`,
  late: () => 'This link has run out',
}
const contents: Readonly<Record<ShownAnswer['state'], (answer: ShownAnswer) => string>> = {
  to_press: askContent,
  done: doneContent,
  undone: (answer) => `<p>${safe(answer.applicant)}’s application is as it was before.</p>${personCard(answer)}${openLink(answer)}`,
  moved_on: movedOnContent,
  late: (answer) =>
    `<p>A link lasts until the answer is due. You can still answer in the application.</p>${personCard(answer)}${openLink(answer)}`,
}

function send(reply: FastifyReply, answer: ShownAnswer | null): FastifyReply {
  if (answer === null)
    return sendPlainPage(
      reply.code(404),
      'This link doesn’t work',
      '<p>It may have been cut on its way, or it’s no longer yours to use. Your applicants are in the app.</p><p><a href="/applicants">See your applicants</a></p>',
    )
  const company = `<p class="company">${safe(answer.company)}</p>`
  return sendPlainPage(reply, titles[answer.state](answer), company + contents[answer.state](answer), style)
}

const isReason = (value: string | undefined): value is RejectReason => rejectReasons.some((reason) => reason === value)

/** /answer/TOKEN, to which the buttons of a mail lead: GET shows what a press would do, POST does it, or takes it back. Nobody signs in. */
export function serveAnswerPages(app: FastifyInstance, { open, give, takeBack }: Answering): void {
  interface Pressed {
    Params: { token: string }
    Querystring: { undo?: string }
    Body: Readonly<Record<string, string>> | undefined
  }
  const path = '/answer/:token'

  app.register((inner, _options, done) => {
    inner.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 2048 }, (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(body.toString())))
    })
    inner.get<Pressed>(path, async ({ params }, reply) => send(reply, await open(params.token)))

    inner.post<Pressed>(path, async ({ params: { token }, query, body }, reply) => {
      if (query.undo !== undefined) return send(reply, await takeBack(token))
      const version = Number(body?.['version'])
      const reason = body?.['reason'] ?? 'stronger_match'
      // What this page did not send is answered by the page again.
      if (!Number.isSafeInteger(version) || !isReason(reason)) return send(reply, await open(token))
      return send(reply, await give(token, version, reason))
    })
    done()
  })
}
