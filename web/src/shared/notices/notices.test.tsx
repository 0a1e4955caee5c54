import { screen, waitFor } from '@testing-library/react'
import { Link, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { notify } from '#web/shared/notices/notify'
import { show } from '#web/testkit/screen'

const shown = (text: string) => screen.queryByText(text)

function Page() {
  const navigate = useNavigate()
  const leave = () => {
    notify({ kind: 'done', text: 'Your times are with Amira' })
    void navigate('/applicants')
  }
  return (
    <>
      <button onClick={() => notify({ kind: 'done', text: 'Link copied' })}>Copy</button>
      <button onClick={() => notify({ kind: 'done', text: 'Hidden', action: { label: 'Undo', run: () => undefined } })}>Hide</button>
      <button onClick={leave}>Send</button>
      <Link to="/jobs">Jobs</Link>
    </>
  )
}

test('a notice goes with the page it was shown on, unless it offers something to do', async () => {
  const user = show(<Page />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  await screen.findByText('Link copied')
  await screen.findByText('Hidden')
  await user.click(screen.getByRole('link', { name: 'Jobs' }))
  await waitFor(() => expect(shown('Link copied')).toBeNull())
  screen.getByText('Hidden')
})

test('a notice of the press that led to the next page stays there, and goes with that one', async () => {
  const user = show(<Page />)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Your times are with Amira')
  expect(window.location.pathname).toBe('/applicants')
  await user.click(screen.getByRole('link', { name: 'Jobs' }))
  await waitFor(() => expect(shown('Your times are with Amira')).toBeNull())
})
