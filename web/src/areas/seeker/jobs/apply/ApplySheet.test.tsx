import { jobDetail } from '@evenshift/contract/model/application/application'
import { jobCard } from '@evenshift/contract/model/job/job-card'
import { searchCards } from '@evenshift/contract/model/job/search'
import { bioVideo, document, profile as seekerProfile } from '@evenshift/contract/model/profile/profile'
import { availability } from '@evenshift/contract/model/profile/availability'
import { weekFit as weekFitShape } from '@evenshift/contract/model/week'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { ApplySheet } from '#web/areas/seeker/jobs/apply/ApplySheet'
import { useChosenShifts } from '#web/areas/seeker/jobs/shifts/useChosenShifts'
import { type Hand, pointing, typing } from '#web/testkit/hands'
import { sample } from '#web/testkit/sample'
import { described, expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const id = (place: number): string => `01890000-0000-7000-8000-00000000000${place}`
const asked = { options: [], required: true }
const job = sample(jobDetail, {
  hoursLedger: null,
  requiresCv: true,
  screeningQuestions: [
    { ...asked, _id: id(1), question: 'Why here?', answerType: 'text' },
    { ...asked, _id: id(2), question: 'Can you lift 10 kg?', answerType: 'yes_no' },
    { ...asked, _id: id(3), question: 'Which shift?', answerType: 'choice', options: ['Early', 'Late'] },
    { ...asked, _id: id(4), question: 'Anything else?', answerType: 'text', required: false },
  ],
})

const cv = sample(document, { _id: id(5), kind: 'cv', fileName: 'ada-cv.pdf' })
const profile = sample(seekerProfile, { documents: [cv], bioVideo: sample(bioVideo) })

const own = sample(availability, { busy: [{ _id: id(6), day: 5, start: '16:00', end: '22:00', label: 'Union bar' }], work: [] })

const others = sample(searchCards, {
  data: [sample(jobCard, { _id: job._id, title: 'The same' }), sample(jobCard, { _id: id(9), title: 'Another that fits' })],
})

async function fill(hand: Hand) {
  await hand.write('Why here?', 'The coffee.')
  await hand.pick('radio', 'Yes')
  await hand.pick('radio', 'Late')
  await hand.pick('button', 'Add note (optional)')
  expect(window.document.activeElement, 'it asked for it').toBe(screen.getByLabelText('Note to the employer (optional)'))
  await hand.write('Note to the employer (optional)', 'I live next door.')
  await hand.pick('switch', /^Let them see when I’m free/)
  await hand.pick('switch', /^Share my bio video/)
}
const body = {
  jobId: job._id,
  coverNote: 'I live next door.',
  answers: [
    { questionId: id(1), value: 'The coffee.' },
    { questionId: id(2), value: 'yes' },
    { questionId: id(3), value: 'Late' },
  ],
  documents: [cv._id],
  shareBioVideo: true,
  shareFreeTimes: true,
}
const SEND = 'Send application'

async function openSheet(of = job) {
  const service = openService('seeker')
  service.answers({
    profileDetails: () => ({ isUser: true, userProfile: [profile] }),
    availability: () => own,
    searchJobs: () => others as never,
  })
  function Job() {
    const [opened, setOpened] = useState(true)
    const choice = useChosenShifts(of)
    return (
      <>
        <button onClick={() => setOpened(true)}>Apply</button>
        {opened && <ApplySheet job={of} choice={choice} opened onClose={() => setOpened(false)} />}
      </>
    )
  }
  const user = show(<Job />)
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(/ada-cv\.pdf/)
  return { user, service, dialog, send: within(dialog).getByRole('button', { name: SEND }) }
}

describe('applying', () => {
  test.each([
    ['a mouse', pointing],
    ['the keyboard alone', typing],
  ])('is filled in with %s, sent as it was filled in, and leaves a receipt with what follows and other jobs', async (_name, handOf) => {
    const { user, service } = await openSheet()
    const hand = handOf(user)
    await fill(hand)
    screen.getByText('Your note, answers and documents')
    await hand.pick('button', SEND)
    await screen.findByText('Application sent')
    expect(service.sent('applyForJob')).toMatchObject([{ body }])
    const next = await screen.findByRole('list', { name: 'What happens next' })
    expect(
      within(next)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sent', expect.stringMatching(/ replies$/), 'First shift, if you get it'])
    const more = within(await screen.findByRole('region', { name: 'More jobs that fit your week' }))
    expect(more.getAllByRole('article').map((row) => within(row).getByRole('heading').textContent)).toEqual(['Another that fits'])
    await expectAccessible(screen.getByRole('dialog'))
  })

  test('says every answer that is missing at its question and sends nothing', async () => {
    const { user, service, dialog, send } = await openSheet()
    await user.click(within(dialog).getByRole('checkbox', { name: 'ada-cv.pdf' }))
    await user.click(send)
    await within(dialog).findByText('4 things to fix')
    for (const question of ['Why here?', 'Can you lift 10 kg?', 'Which shift?'])
      expect(described(within(dialog).getByLabelText(question))).toContain('Answer this question')
    for (const question of ['Can you lift 10 kg?', 'Which shift?'])
      expect(within(dialog).getByRole('radiogroup', { name: question }).querySelector('[data-invalid]')).toBeTruthy()
    within(dialog).getByRole('heading', { name: `Apply for ${job.title} ${job.employerName}` })
    expect(dialog.textContent).toContain('This job needs a CV. Add or choose one.')
    expect(service.sent('applyForJob')).toEqual([])
    await expectAccessible(dialog)
  })

  test('each refusal stands at its field, and the first of them has the focus', async () => {
    const { user, service, dialog, send } = await openSheet()
    expect(within(dialog).queryByLabelText('Note to the employer (optional)'), 'a press away').toBeNull()
    const no = {
      coverNote: 'No note.',
      'answers.0.value': 'No answer.',
      'answers.1.value': 'Neither.',
      documents: 'No paper.',
      jobId: 'No job.',
    }
    service.answers({ applyForJob: () => new Refusal('INVALID_INPUT', no) })
    await fill(pointing(user))
    await user.click(send)
    await within(dialog).findByText('No note.')
    const note = within(dialog).getByLabelText('Note to the employer (optional)')
    expect(described(note)).toContain('No note.')
    expect(described(within(dialog).getByLabelText('Why here?'))).toContain('No answer.')
    expect(described(within(dialog).getByLabelText('Can you lift 10 kg?'))).toContain('Neither.')
    expect(dialog.textContent).toContain('No paper.')
    expect(within(dialog).getByRole('alert').textContent).toContain('No job.')
    await waitFor(() => expect(window.document.activeElement).toBe(within(dialog).getByLabelText('Why here?')))
    await expectAccessible(dialog)
  })

  test('nothing is lost when the line goes, and the same try is sent again', async () => {
    const { user, service, dialog, send } = await openSheet()
    await fill(pointing(user))
    service.goOffline()
    await user.click(send)
    await within(dialog).findByText('No internet connection')
    service.comeBack()
    await user.click(send)
    await screen.findByText('Application sent')
    expect(service.sent('applyForJob')).toMatchObject([{ body }])
  })

  test('what was written is there again when the sheet is opened later, and gone once it is sent', async () => {
    const { user } = await openSheet()
    await fill(pointing(user))
    const reopen = async (close: string) => {
      await user.click(await screen.findByRole('button', { name: close }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await user.click(screen.getByRole('button', { name: 'Apply' }))
      return within(await screen.findByRole('dialog'))
    }
    const kept = await reopen('Not now')
    expect(kept.getByLabelText('Why here?')).toHaveProperty('value', 'The coffee.')
    expect(kept.getByLabelText('Note to the employer (optional)')).toHaveProperty('value', 'I live next door.')
    expect(kept.getByRole('radio', { name: 'Late' })).toHaveProperty('checked', true)
    expect(await kept.findByRole('checkbox', { name: 'ada-cv.pdf' }), 'the only CV').toHaveProperty('checked', true)
    kept.getByText(/^CV, [\d.]+\s?[kM]?B$/)
    await user.click(kept.getByRole('button', { name: SEND }))
    const fresh = await reopen('Back to job')
    expect(fresh.getByLabelText('Why here?')).toHaveProperty('value', '')
  })

  test('what they’ll see names no note, answer or document that isn’t there', async () => {
    const { user, dialog } = await openSheet({ ...job, screeningQuestions: [] })
    within(dialog).getByText('Your documents')
    await user.click(within(dialog).getByRole('checkbox', { name: 'ada-cv.pdf' }))
    expect(within(dialog).queryByText(/^Your (note|answers|documents)/)).toBeNull()
  })

  test('a chosen shift that clashes looks like a clash and says what with', async () => {
    const evening = { start: '17:30', end: '22:00', breakMinutes: 0, people: 1 }
    const shifts = [3, 5].map((day) => ({ _id: id(day), day, ...evening }))
    const weekFit = {
      ...sample(weekFitShape),
      clashes: [{ day: 5, start: '17:30', end: '22:00', label: 'Union bar' }],
    }
    const { dialog } = await openSheet({ ...job, shifts, shiftsNeeded: null, weekFit, application: null })
    const clash = await within(dialog).findByText('Thu 17:30–22:00')
    expect(clash.parentElement?.textContent).toBe('Thu 17:30–22:00: Clashes with Union bar, 16:00–22:00')
    within(dialog).getByText(/^2 shifts, \d/)
    const strip = [...within(dialog).getByRole('group', { name: 'Shifts' }).querySelectorAll('[data-state]')]
    expect(strip.map((cell) => cell.getAttribute('data-state'))).toEqual(['none', 'fits', 'none', 'clashes', 'none', 'none', 'none'])
  })
})
