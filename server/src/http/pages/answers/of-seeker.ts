import { INTERVIEW_KEPT_DAYS } from '@evenshift/contract/constants'
import { movedOnList, oldNote, openButton, openLink, pressFoot, pressForm, thenList, undoBar } from '#server/http/pages/answers/parts'
import type { LinkState, ShownToSeeker } from '#server/http/pages/answers/shown'
import { escapeHtml as safe } from '#server/http/pages/plain-page'

function changeOf(change: NonNullable<ShownToSeeker['change']>): string {
  const lines = change.lines.map(
    ({ label, before, after }) => `<div><dt>${safe(label)}</dt><dd><b>${safe(after)}</b><br><s>${safe(before)}</s></dd></div>`,
  )
  const fit = change.fit === '' ? '' : `<p><b>${safe(change.fit)}</b></p>`
  return `<dl class="changes">${lines.join('')}</dl>${fit}`
}
const interviewOf = ({ length, sendBy }: NonNullable<ShownToSeeker['interview']>): string =>
  `<p>${safe(length)}. Send your answers by <b>${safe(sendBy)}</b>.</p>`

const jobCard = ({ job, company, change, interview }: ShownToSeeker, more = ''): string =>
  `<div class="card"><div><h2>${safe(job)}</h2><p class="muted">${safe(company)}</p></div>${change ? changeOf(change) : ''}${interview ? interviewOf(interview) : ''}${more}</div>`

const again = ({ mayApplyAgain }: ShownToSeeker): string =>
  mayApplyAgain ? 'You can apply again while the job is open.' : 'You can’t apply for this job again.'
const thens: Readonly<Record<ShownToSeeker['move'], (answer: ShownToSeeker) => string>> = {
  still_fits: ({ company }) =>
    thenList([
      ['seen', `${company} will see that the job still fits you.`],
      ['undo', 'You can undo it for an hour, or withdraw later.'],
    ]),
  interview_begun: ({ company, interview }) =>
    thenList([
      ['seen', `${company} will see that you’ve started.`],
      ...(interview?.isRecorded
        ? ([
            ['told', `You agree that we keep what you record and show it to ${company} once you send it.`],
            ['due', `We delete it ${INTERVIEW_KEPT_DAYS} days after the outcome. You can reply in writing instead.`],
          ] as const)
        : []),
      ['undo', 'You can undo it for an hour, until you answer a question.'],
    ]),
  withdrawn: (answer) =>
    thenList([
      ['told', `${answer.company} will be told straight away.`],
      ['undo', `You can’t undo this. ${again(answer)}`],
    ]),
}
const presses: Readonly<Record<ShownToSeeker['move'], string>> = {
  still_fits: 'I can still do it',
  interview_begun: 'Accept interview',
  withdrawn: 'Withdraw',
}
const told: Readonly<Record<ShownToSeeker['move'], (answer: ShownToSeeker) => string>> = {
  still_fits: ({ company }) => `${company} can see that it still fits you. Nothing else to do for now.`,
  interview_begun: ({ interview }) => `Sign in to answer the questions, by ${interview?.sendBy ?? 'the deadline'}.`,
  withdrawn: (answer) => `We’ve told ${answer.company}. ${again(answer)}`,
}

function movedOn(answer: ShownToSeeker): string {
  const said = answer.hadEffect ? 'Your reply counted. This has happened since.' : 'It changed after our email, so this link did nothing.'
  return `<p class="lead">${said}</p>${jobCard(answer, `<hr>${movedOnList(answer)}`)}${openButton(answer)}`
}

export const seekerTitles: Readonly<Record<LinkState, (answer: ShownToSeeker) => string>> = {
  to_press: ({ move, job, company }) =>
    ({
      still_fits: `Does ${job} still fit you?`,
      interview_begun: `Accept the interview with ${company}?`,
      withdrawn: `Withdraw from ${job}?`,
    })[move],
  done: ({ move, job }) =>
    ({ still_fits: `You’re still in for ${job}`, interview_begun: 'Interview accepted', withdrawn: 'Application withdrawn' })[move],
  undone: () => 'Undone',
  moved_on: () => 'Your application has moved on',
  late: () => 'This link has expired',
}
export const seekerContents: typeof seekerTitles = {
  to_press: (answer) =>
    oldNote(answer) +
    jobCard(answer, `<hr>${thens[answer.move](answer)}`) +
    pressForm(answer, presses[answer.move]) +
    openLink(answer) +
    pressFoot(answer),
  done: (answer) => `<p class="lead">${safe(told[answer.move](answer))}</p>${undoBar(answer)}${jobCard(answer)}${openLink(answer)}`,
  undone: (answer) => `<p class="lead">Your application is as it was before.</p>${jobCard(answer)}${openLink(answer)}`,
  moved_on: movedOn,
  late: (answer) => `<p class="lead">You can still reply in the app.</p>${jobCard(answer)}${openButton(answer)}`,
}
