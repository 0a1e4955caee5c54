import { employerJob } from '@evenshift/contract/model/job/job'
import { jobShift } from '@evenshift/contract/model/week'
import { screen, within } from '@testing-library/react'
import { Navigate, Route, Routes } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PosterScreen } from '#web/areas/employer/posts/poster/PosterScreen'
import { paths, to } from '#web/shared/paths'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const shift = (day: number, start: string, end: string, n: number) => ({
  ...sample(jobShift),
  _id: `01890000-0000-7000-8000-00000000000${n}`,
  day,
  start,
  end,
})
const shifts = [shift(7, '09:00', '13:00', 1), shift(1, '10:00', '14:00', 2)]
const job = sample(employerJob, {
  title: 'Weekend barista',
  status: 'live',
  shifts,
  shiftsNeeded: null,
  requiresCv: false,
  takenShifts: [],
  hoursPerWeek: 8,
  salary: 12.9,
  salaryMax: null,
  salaryUnit: 'hour',
  minimumAge: 16,
  replyWithinDays: 3,
})

function open(answer: typeof job) {
  openService('employer').answers({ jobDetails: () => answer })
  return show(
    <Routes>
      <Route path="/" element={<Navigate to={to(paths.poster, { jobId: answer._id })} replace />} />
      <Route
        path={paths.poster}
        element={
          <main>
            <PosterScreen />
          </main>
        }
      />
      <Route path={paths.post} element={<p>The job’s page</p>} />
    </Routes>,
  )
}

test('a live job is a sheet with its pay, its week, when people hear back and a code that leads to its address', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  onTestFinished(() => void vi.unstubAllGlobals())
  const user = open(job)
  const sheet = within(await screen.findByRole('article', { name: 'Weekend barista' }))
  sheet.getByText('£12.90')
  sheet.getByText('an hour, 8 hours a week')
  const days = within(sheet.getByRole('list', { name: 'Shifts' })).getAllByRole('listitem')
  expect(days.map((day) => day.textContent)).toEqual(
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => `${day}no shift`).concat('Sat09–13', 'Sun10–14'),
  )
  sheet.getByText('We reply within 3 days.')
  sheet.getByText(/Free, and done in a minute\./)
  sheet.getByRole('img', { name: 'QR code: read and apply for Weekend barista' })
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('the card for the window says what, for how much and when, with the code', async () => {
  const user = open(job)
  await user.click(await screen.findByRole('radio', { name: 'Window card, A5' }))
  const card = within(screen.getByRole('article', { name: 'Weekend barista' }))
  card.getByText('£12.90')
  card.getByText('an hour')
  expect(within(card.getByRole('list', { name: 'Shifts' })).getAllByRole('listitem')[6]?.textContent).toBe('Sun10–14')
  card.getByRole('img', { name: 'QR code: read and apply for Weekend barista' })
  expect(card.queryByText('We reply within 3 days.')).toBeNull()
  await expectAccessible(document.body)
})

test('times with minutes and the reference stay whole, and the least hours are said in full', async () => {
  const friday = [shift(6, '07:30', '11:30', 3), shift(6, '17:00', '21:00', 4)]
  open({ ...job, shifts: friday, shiftsNeeded: 1, reference: 'EV-M528E2' })
  const sheet = within(await screen.findByRole('article', { name: 'Weekend barista' }))
  sheet.getByText('an hour, from 4 hours a week')
  const [early, late] = ['07:30', '17:00'].map((time) => sheet.getByText(time).parentElement)
  expect([early?.textContent, late?.textContent]).toEqual(['07:30–11:30', '17:00–21:00'])
  expect([early?.hasAttribute('data-minutes'), late?.hasAttribute('data-minutes')]).toEqual([true, true])
  expect(sheet.getByText('EV-M528E2').previousSibling?.nodeName).toBe('WBR')
})

test('a poster promises no minute where a job asks for more than applying in one does', async () => {
  open({ ...job, requiresCv: true })
  const sheet = within(await screen.findByRole('article', { name: 'Weekend barista' }))
  sheet.getByText(/Free for you\./)
  expect(sheet.queryByText(/minute/)).toBeNull()
})

test('a job that nobody can apply for has no poster', async () => {
  open({ ...job, status: 'paused' })
  await screen.findByText('The job’s page')
})
