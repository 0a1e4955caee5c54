import { employerCompany } from '@evenshift/contract/employer/company'
import { employerJob } from '@evenshift/contract/model/job/job'
import { type ChangePreview, changePreview } from '@evenshift/contract/model/job/job-change'
import type { ChangeReply } from '@evenshift/contract/states/job/job-change'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PostWizard } from '#web/areas/employer/posts/write/PostWizard'
import { sample } from '#web/testkit/sample'
import { described, expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const idOf = (number: number): string => `01890000-0000-7000-8000-00000000000${number}`
const saturday = { _id: idOf(1), day: 7, start: '09:00', end: '13:00', breakMinutes: 0, people: 2 }
const friday = { ...saturday, _id: idOf(2), day: 6, start: '15:00', end: '19:00' }
const job = sample(employerJob, {
  title: 'Weekend barista',
  status: 'live',
  salary: 12.9,
  salaryUnit: 'hour',
  hoursPerWeek: 8,
  shifts: [saturday, friday],
  payBands: [],
  version: 4,
})
const person = (number: number, name: string, effect: ChangePreview['people'][number]['effect'], fit: number, because: string) => ({
  _id: idOf(number),
  name,
  avatar: null,
  effect,
  before: { fit: 1, of: 2 },
  after: { fit, of: 2 },
  because,
})
const preview = sample(changePreview, {
  lines: [
    { label: 'Saturday', before: '09:00–13:00', after: '13:00–17:00', note: 'Moved', isBetter: false },
    { label: 'Pay', before: '£12.90 an hour', after: '£13.20 an hour', note: '30p more', isBetter: true },
  ],
  shifts: { before: [saturday, friday], after: [{ ...saturday, start: '13:00', end: '17:00' }, friday] },
  told: 5,
  asked: 4,
  better: 1,
  same: 3,
  worse: 1,
  people: [
    person(3, 'Tom Okafor', 'worse', 0, 'Not free at that time'),
    person(4, 'Amira Khan', 'better', 2, 'Now free on Saturday'),
    person(5, 'Mei Jones', 'same', 1, ''),
    person(6, 'Ewan Bell', 'same', 1, ''),
    person(7, 'Harry Cole', 'same', 1, ''),
  ],
  offers: [{ name: 'Grace Ford', status: 'offer_accepted' }],
  hired: [],
  untold: {
    hired: { names: ['Priya Shah', 'Zoe Hall', 'Ann Vale'], count: 4 },
    elsewhere: { names: ['Bo Winter'], count: 1 },
    withdrew: 3,
    pulledOut: 1,
    over: 1,
  },
  samples: [
    {
      kind: 'asked',
      name: 'Tom',
      title: 'Weekend barista has changed',
      employer: 'Copper & Bean',
      text: 'Saturday 09:00–13:00 → 13:00–17:00. You can’t work either shift now. Before, it was 1 of 2. Check it still fits you.',
    },
    {
      kind: 'offer',
      name: 'Grace',
      title: 'Weekend barista has changed',
      employer: 'Copper & Bean',
      text: 'Saturday 09:00–13:00 → 13:00–17:00. Your offer keeps its terms.',
    },
  ],
})
const CHANGED = '2026-11-20T09:00:00.000Z'

/** A post whose pay is typed anew, ready to be saved. */
async function typed(weighed: ChangePreview = preview, post = job) {
  const service = openService('employer')
  service.answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role: 'manager' }),
    previewChange: () => weighed,
    changeJob: () => ({ ...job, salary: 13.2, version: 5, edits: [{ at: CHANGED, by: 'Jo Sample', changes: ['Pay'], lines: [] }] }),
    changeAnswers: () => ({ at: null, message: '', people: [], withdrew: 0 }),
  })
  const user = show(
    <main>
      <PostWizard job={post} />
    </main>,
  )
  await user.click(screen.getByRole('button', { name: /^Week/ }))
  const pay = await screen.findByRole('textbox', { name: 'Pay' })
  await user.clear(pay)
  await user.type(pay, '13.2')
  return { service, user }
}
const press = (name: string) => screen.getByRole('button', { name })
const title = () => screen.findByRole('heading', { name: 'Check the change' })

test('a change is shown before it is made: what, whom it tells and what they read; nothing is saved until then', async () => {
  const { service, user } = await typed()
  await user.click(press('Save changes'))
  await waitFor(async () => expect(document.activeElement).toBe(await title()))
  expect(service.sent('previewChange')).toMatchObject([{ params: { id: job._id }, body: { salary: 13.2, version: 4 } }])
  expect(service.sent('changeJob')).toEqual([])
  expect(screen.getByText('Weekend barista is live.')).toBeTruthy()
  const lines = within(screen.getByRole('list', { name: 'What changes' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Saturdaybefore: 09:00–13:00now: 13:00–17:00Moved',
    'Paybefore: £12.90 an hournow: £13.20 an hour30p more',
  ])
  expect(screen.getByRole('img', { name: 'Before: Friday 15:00 to 19:00, Saturday 09:00 to 13:00' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'After: Friday 15:00 to 19:00, Saturday 13:00 to 17:00' })).toBeTruthy()
  const told = within(screen.getByRole('region', { name: 'Who is told' }))
  expect(told.getByText('5 people will be told')).toBeTruthy()
  expect(told.getByText('the same')).toBeTruthy()
  const people = () => within(told.getByRole('list')).getAllByRole('listitem')
  expect(people()).toHaveLength(4)
  expect(people()[0]?.textContent).toContain('Tom OkaforNot free at that timeShifts that fit: 1 of 2then 0 of 2')
  expect(people()[2]?.textContent).toMatch(/Mei JonesShifts that fit: 1 of 2$/)
  await user.click(told.getByRole('button', { name: 'See all 5' }))
  expect(people()).toHaveLength(5)
  expect(screen.getByText('One offer doesn’t change.').parentElement?.textContent).toContain('Grace has accepted theirs, on the old terms.')
  const untold = within(screen.getByRole('list', { name: 'Who isn’t told' })).getAllByRole('listitem')
  expect(untold.map(({ textContent }) => textContent)).toEqual([
    'Priya, Zoe, Ann and 1 other are hired and keep what you agreed.',
    'Bo asked for other shifts.',
    '2 people have withdrawn.',
    '1 person has pulled out.',
    '1 application is closed.',
  ])
  await expectAccessible(document.body)
})

test('what is written beside it stands in the message, outlives a way back, and is sent with the change, which says whom it asked', async () => {
  const { service, user } = await typed()
  await user.click(press('Save changes'))
  await title()
  await user.type(screen.getByLabelText('Add a line (optional)'), 'We open later.')
  expect(screen.getByRole('region', { name: 'What each person gets' }).textContent).toContain('“We open later.”')
  await user.click(press('Back to editing'))
  expect(await screen.findByRole('textbox', { name: 'Pay' })).toHaveProperty('value', '£13.20')
  await user.click(press('Save changes'))
  await title()
  service.answers({
    changeAnswers: () => ({
      at: CHANGED,
      people: ['unsaid', 'offer', 'unsaid', 'unsaid'].map((reply, place) => ({
        _id: idOf(place),
        name: 'Tom',
        reply: reply as ChangeReply,
      })),
      message: '',
      withdrew: 0,
    }),
  })
  await user.click(press('Save and tell 5 people'))
  await screen.findByText('Saved. We’ve asked 3 applicants whether it still fits and told 1 person')
  expect(service.sent('changeJob')).toMatchObject([{ body: { salary: 13.2, version: 4, message: 'We open later.' } }])
})

test('a refusal stands at the line, in the note, or back at the field that it names; nothing typed is lost', async () => {
  const { service, user } = await typed()
  await user.click(press('Save changes'))
  await title()
  const line = screen.getByLabelText('Add a line (optional)')
  await user.type(line, 'Hello.')
  const send = () => user.click(press('Save and tell 5 people'))
  service.answers({ changeJob: () => new Refusal('INVALID_INPUT', { message: 'Shorter, please.' }) })
  await send()
  await screen.findByText('Shorter, please.')
  expect(described(line)).toContain('Shorter, please.')
  await waitFor(() => expect(document.activeElement).toBe(line))
  service.goOffline()
  await send()
  await screen.findByText('No internet connection')
  service.comeBack()
  service.answers({ changeJob: () => new Refusal('PAY_BELOW_MINIMUM', { salary: 'Below the legal minimum.' }) })
  await send()
  const pay = await screen.findByRole('textbox', { name: 'Pay' })
  expect([pay.getAttribute('value'), described(pay)]).toEqual(['£13.20', 'Below the legal minimum.'])
  service.answers({ changeJob: () => job })
  await user.click(press('Save changes'))
  expect(await screen.findByLabelText('Add a line (optional)')).toHaveProperty('value', 'Hello.')
})

test('where it gets better or worse for no one, no bar is drawn of it', async () => {
  const zoe = person(3, 'Zoe Lin', 'same', 1, '')
  const { user } = await typed(sample(changePreview, { ...preview, told: 1, better: 0, same: 1, worse: 0, people: [zoe] }))
  await user.click(press('Save changes'))
  await title()
  const told = within(screen.getByRole('region', { name: 'Who is told' }))
  told.getByText('Zoe Lin')
  expect(told.queryByText('the same')).toBeNull()
})

test('the message of each kind can be read: whoever is asked can answer, and an offer keeps its terms', async () => {
  const { user } = await typed()
  await user.click(press('Save changes'))
  await title()
  const message = within(screen.getByRole('region', { name: 'What each person gets' }))
  message.getByText(/This is Tom’s\.$/)
  message.getByText('I can still do it')
  await user.click(message.getByRole('radio', { name: 'Who has an offer' }))
  message.getByText(/This is Grace’s\.$/)
  message.getByText(/Your offer keeps its terms\./)
  expect(message.queryByText('I can still do it')).toBeNull()
  await expectAccessible(document.body)
})

test('people who are only told of less asked of them are shown no answers', async () => {
  const samples = preview.samples.slice(0, 1).map((one) => ({ ...one, kind: 'told' as const }))
  const { user } = await typed(sample(changePreview, { ...preview, asked: 0, samples }))
  await user.click(press('Save changes'))
  await title()
  const message = within(screen.getByRole('region', { name: 'What each person gets' }))
  expect(message.queryByText('Withdraw')).toBeNull()
  expect(message.queryByText(/No answer\?/)).toBeNull()
})

test('a shift that is added or removed is said alone, and one that is filled is drawn and read as filled', async () => {
  const added = { ...saturday, _id: idOf(9), day: 3 }
  const lines: ChangePreview['lines'] = [
    { label: 'Friday', before: '15:00–19:00', after: '', note: 'Removed', isBetter: false },
    { label: 'Tuesday', before: '', after: '09:00–13:00', note: 'Added', isBetter: false },
  ]
  const shifts = { before: [saturday, friday], after: [saturday, added] }
  const { user } = await typed(sample(changePreview, { ...preview, lines, shifts }), { ...job, takenShifts: [idOf(1)], shiftsNeeded: 1 })
  await user.click(press('Save changes'))
  await title()
  const said = within(screen.getByRole('list', { name: 'What changes' })).getAllByRole('listitem')
  expect(said.map(({ textContent }) => textContent)).toEqual(['Fridaybefore: 15:00–19:00Removed', 'Tuesdaynow: 09:00–13:00Added'])
  expect(screen.getByRole('img', { name: 'Before: Friday 15:00 to 19:00, Saturday 09:00 to 13:00 (filled)' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'After: Tuesday 09:00 to 13:00, Saturday 09:00 to 13:00 (filled)' })).toBeTruthy()
})

test('a change that tells no one is saved at once', async () => {
  const { service, user } = await typed(sample(changePreview, { lines: [], told: 0, people: [], hired: [], samples: [] }))
  await user.click(press('Save changes'))
  await screen.findByText('Saved')
  expect(service.sent('changeJob')).toMatchObject([{ body: { salary: 13.2 } }])
})

test('who is hired for a shift that goes is named with the times they keep and a way to ask them, also where no one is told', async () => {
  const hired = [{ _id: idOf(8), name: 'Grace Ford', shifts: [{ day: 7, start: '09:00', end: '13:00' }] }]
  const { service, user } = await typed(sample(changePreview, { ...preview, told: 0, people: [], offers: [], samples: [], hired }))
  await user.click(press('Save changes'))
  await title()
  expect(service.sent('changeJob')).toEqual([])
  expect(screen.getByText('Weekend barista is live.')).toBeTruthy()
  expect(screen.getByText('Grace Ford: Sat 09:00–13:00')).toBeTruthy()
  screen.getByText(/We’ll tell them\. Once it’s saved, you can ask them to move to a new time\.$/)
  expect(screen.getByRole('link', { name: 'Message Grace' }).getAttribute('href')).toBe(`/messages/${idOf(8)}`)
  const told = within(screen.getByRole('region', { name: 'Who is told' }))
  told.getByText('1 person will be told')
  told.getByText('Keeps Sat 09:00–13:00')
  await expectAccessible(document.body)
  await user.click(press('Save and tell 1 person'))
  await screen.findByText('Saved. We’ve told 1 person')
  expect(service.sent('changeJob')).toHaveLength(1)
})
