import { rejectReasons } from '@evenshift/contract/states/application/application'
import { rejectWords } from '@evenshift/contract/states/application/reject-words'
import { movedOnList, oldNote, openButton, openLink, pressFoot, pressForm, thenList, undoBar } from '#server/http/pages/answers/parts'
import type { LinkState, ShownToEmployer } from '#server/http/pages/answers/shown'
import { escapeHtml as safe } from '#server/http/pages/plain-page'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const dayWords = { off: '', on: ': a shift that fits', clash: ': a shift that clashes' } as const

function weekOf(fit: NonNullable<ShownToEmployer['fit']>): string {
  const cells = fit.days.map((day, n) => `<li class="${day}" aria-label="${days[n]}${dayWords[day]}">${'MTWTFSS'.charAt(n)}</li>`)
  const clash = fit.clash === '' ? '' : ` <span class="bad">${safe(fit.clash)}</span>`
  return `<ul class="week">${cells.join('')}</ul><p><b>${safe(fit.fits)}</b>${clash}</p>`
}
const personCard = ({ applicant, job, applied, fit }: ShownToEmployer, more = ''): string =>
  `<div class="card"><div><h2>${safe(applicant)}</h2><p class="muted">${safe(job)} · applied ${safe(applied)}</p></div>${fit ? weekOf(fit) : ''}${more}</div>`

function ask(answer: ShownToEmployer): string {
  const { move, applicant, likely } = answer
  if (move === 'shortlisted') {
    const then = thenList([
      ['told', `${applicant} will be told straight away.`],
      ['undo', 'You can undo it for an hour.'],
    ])
    return personCard(answer, `<hr>${then}`) + pressForm(answer, `Shortlist ${applicant}`)
  }
  const options = rejectReasons
    .filter((reason) => reason !== 'other')
    .map((reason) => `<option value="${reason}"${reason === likely ? ' selected' : ''}>${safe(rejectWords[reason])}</option>`)
  const then = thenList([
    ['told', `${applicant} will be told in an hour, with your reason.`],
    ['undo', 'You can undo it until then.'],
  ])
  const reason = `<label for="reason">Reason</label><select id="reason" name="reason">${options.join('')}</select>`
  return personCard(answer, `<hr>${then}`) + pressForm(answer, 'Not this time', reason)
}

function done(answer: ShownToEmployer): string {
  const { move, applicant, nextBy } = answer
  const next = nextBy === null ? '' : ` Next, arrange an interview or make an offer by ${nextBy}.`
  const told = move === 'shortlisted' ? `We’ve told ${applicant}.${next}` : 'They’ll read your reason in their application.'
  return `<p class="lead">${safe(told)}</p>${undoBar(answer)}${personCard(answer)}${openLink(answer)}`
}

function movedOn(answer: ShownToEmployer): string {
  const { hadEffect, nextBy } = answer
  const told = hadEffect ? 'Your reply counted. This has happened since.' : 'It changed after our email, so this link did nothing.'
  const next = nextBy === null ? '' : `<p>The next reply is due by ${safe(nextBy)}.</p>`
  return `<p class="lead">${told}</p>${personCard(answer, `<hr>${movedOnList(answer)}${next}`)}${openButton(answer)}`
}

export const employerTitles: Readonly<Record<LinkState, (answer: ShownToEmployer) => string>> = {
  to_press: ({ move, applicant, job }) =>
    move === 'shortlisted' ? `Shortlist ${applicant} for ${job}?` : `Not this time for ${applicant}?`,
  done: ({ move, applicant }) => (move === 'shortlisted' ? `${applicant} is on your shortlist` : `${applicant} will be told in an hour`),
  undone: () => 'Undone',
  moved_on: ({ applicant }) => `${applicant}’s application has moved on`,
  late: () => 'This link has expired',
}
export const employerContents: typeof employerTitles = {
  to_press: (answer) => oldNote(answer) + ask(answer) + openLink(answer) + pressFoot(answer),
  done,
  undone: (answer) =>
    `<p class="lead">${safe(answer.applicant)}’s application is as it was before.</p>${personCard(answer)}${openLink(answer)}`,
  moved_on: movedOn,
  late: (answer) =>
    `<p class="lead">It worked until the reply was due. You can still reply in the app.</p>${personCard(answer)}${openButton(answer)}`,
}
