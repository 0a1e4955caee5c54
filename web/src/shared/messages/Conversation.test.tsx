import { message } from '@evenshift/contract/model/application/message'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Conversation } from '#web/shared/messages/Conversation'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'

const text = 'Before your first shift please pay £25 for your DBS check.'
const fee = sample(message, {
  from: 'employer',
  senderName: 'The Corner Café',
  text,
  createdAt: '2026-11-24T09:12:00.000Z',
  readAt: null,
  warning: { start: text.indexOf('pay'), end: text.indexOf('.') },
})

test('a seeker is warned below a message that asks for money, its words are marked, and one press reports it', async () => {
  const report = vi.fn<() => void>()
  const person = show(<Conversation messages={[fee]} side="seeker" onReport={report} />)
  expect(document.querySelector('mark')?.textContent).toBe('pay £25 for your DBS check')
  screen.getByRole('heading', { name: 'Don’t pay this' })
  await expectAccessible(screen.getByRole('list'))
  await person.click(screen.getByRole('button', { name: 'Report this message' }))
  expect(report).toHaveBeenCalledOnce()
})

test('whoever wrote it isn’t warned about it, and reads when it was read', () => {
  show(<Conversation messages={[{ ...fee, readAt: '2026-11-24T10:30:00.000Z' }]} side="employer" onReport={() => undefined} />)
  expect(document.querySelector('mark')).toBeNull()
  screen.getByText('You, 09:12 · read 10:30')
})

test('another message of the other side is reported from its own menu, and none of one’s own', async () => {
  const report = vi.fn<() => void>()
  const plain = { ...fee, warning: null, text: 'See you on Friday.' }
  const own = { ...plain, _id: '01890000-0000-7000-8000-000000000002', from: 'seeker' as const, text: 'Thank you.' }
  const person = show(<Conversation messages={[plain, own]} side="seeker" onReport={report} />)
  await person.click(screen.getByRole('button', { name: 'More actions for the message from The Corner Café, 09:12' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Report this message' }))
  expect(report).toHaveBeenCalledExactlyOnceWith(plain)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
