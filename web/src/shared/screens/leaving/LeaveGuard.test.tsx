import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Link, Route, Routes, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { listenFirst } from '#web/shared/screens/leaving/history-moves'
import { LeaveGuard } from '#web/shared/screens/leaving/LeaveGuard'
import { onPhone } from '#web/testkit/phone'
import { show } from '#web/testkit/screen'
import { Sheet } from '#web/ui/dialog/Sheet'

listenFirst()

function Job() {
  const navigate = useNavigate()
  const [opened, setOpened] = useState(false)
  const [note, setNote] = useState('')
  return (
    <>
      <h1>Job</h1>
      <button onClick={() => setOpened(true)}>Apply</button>
      <Sheet opened={opened} onClose={() => setOpened(false)} title="Apply for Barista" unsaved={note !== ''}>
        <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
        <button onClick={() => void navigate(-1)}>Hide job</button>
      </Sheet>
    </>
  )
}

/** The sheet of a job, to which one came from the list. */
async function openSheet() {
  const user = show(
    <LeaveGuard>
      <Routes>
        <Route path="/" element={<Link to="/job">Barista</Link>} />
        <Route path="/job" element={<Job />} />
      </Routes>
    </LeaveGuard>,
  )
  await user.click(screen.getByRole('link', { name: 'Barista' }))
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await screen.findByRole('dialog')
  return user
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('on a phone, Back closes the sheet and the page stays; the next Back leaves it', async () => {
  onPhone()
  await openSheet()
  window.history.back()
  await isClosed()
  screen.getByRole('heading', { name: 'Job' })
  expect(window.location.pathname).toBe('/job')
  window.history.back()
  await screen.findByRole('link', { name: 'Barista' })
})

test('on a phone, Back asks before it closes a sheet that would lose something, and Back again keeps it', async () => {
  onPhone()
  const user = await openSheet()
  await user.type(screen.getByLabelText('Note'), 'Hello')
  window.history.back()
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull())
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Hello')
  expect(window.location.pathname).toBe('/job')
})

test('on a phone, a step back that is the product’s own leaves the page', async () => {
  onPhone()
  const user = await openSheet()
  await user.click(screen.getByRole('button', { name: 'Hide job' }))
  await screen.findByRole('link', { name: 'Barista' })
})

test('on a desk, Back leaves the page', async () => {
  await openSheet()
  window.history.back()
  await screen.findByRole('link', { name: 'Barista' })
})
