import { type Application, application, applicationDetail } from '@evenshift/contract/model/application/application'
import { screen } from '@testing-library/react'
import { Navigate, Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { MessagesScreen } from '#web/areas/seeker/messages/MessagesScreen'
import { ScreenHeadContext } from '#web/shared/shell/useScreen'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const made = sample(application)
const pageOf = <T,>(data: T[]) => ({ data, pagination: { current: 1, pageSize: 20, total: data.length } })
const open = (offers: Application[]) => {
  openService('seeker').answers({ conversations: () => pageOf([]), jobOffers: () => pageOf(offers) })
  show(
    <main>
      <MessagesScreen />
    </main>,
  )
  return screen.findByRole('heading', { name: 'No messages yet' })
}

test('an empty inbox shows the notes that came with offers, and leads to them', async () => {
  const offer = made.offer && { ...made.offer, message: 'We loved meeting you.' }
  await open([{ ...made, status: 'offered', job: { ...made.job, employerName: 'Copper & Bean' }, offer }])
  await screen.findByRole('heading', { name: 'Notes with your offers' })
  screen.getByText('“We loved meeting you.”', { exact: false })
  expect(screen.getByRole('link', { name: 'Copper & Bean' }).getAttribute('href')).toBe(`/applications/${made._id}`)
  await expectAccessible(document.body)
})

test('without any it leads to jobs', async () => {
  await open([])
  await screen.findByRole('link', { name: 'Find jobs' })
})

test('an open conversation names whom it is with beside the way back, and leads to the application below that', async () => {
  const head = vi.fn<() => void>()
  const job = { ...made.job, employerName: 'Copper & Bean', title: 'Weekend barista' }
  openService('seeker').answers({
    conversations: () => pageOf([]),
    openApplication: () => sample(applicationDetail, { _id: made._id, job, status: 'shortlisted', meeting: null }),
  })
  show(
    <ScreenHeadContext value={head}>
      <Routes>
        <Route path="/" element={<Navigate to={`/messages/${made._id}`} />} />
        <Route path="/messages/:id" element={<MessagesScreen />} />
      </Routes>
    </ScreenHeadContext>,
  )
  const about = await screen.findByRole('link', { name: 'Weekend barista · Shortlisted' })
  expect(about.getAttribute('href')).toBe(`/applications/${made._id}`)
  screen.getByRole('link', { name: 'View application' })
  screen.getByRole('button', { name: 'Withdraw from Weekend barista' })
  expect(head).toHaveBeenLastCalledWith({ title: 'Copper & Bean', back: '/messages' })
})
