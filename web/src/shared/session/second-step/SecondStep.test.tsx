import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#web/api/api-error'
import { SecondStep } from '#web/shared/session/second-step/SecondStep'
import { expectAccessible, show } from '#web/testkit/screen'

const grant = { accessToken: 'a token', expiresAt: '2026-11-21T12:00:00Z' }
const refusal = (statusCode: number, code: 'CODE_WRONG' | 'SECOND_STEP_LATE', message: string) =>
  new ApiError({ statusCode, code, message })

function open(answers: (() => Promise<typeof grant>)[], hasRecovery = true) {
  const sent: string[] = []
  const done: string[] = []
  const pass = (code: string) => {
    sent.push(code)
    return answers.shift()?.() ?? Promise.reject(new Error('asked once too often'))
  }
  const user = show(
    <main>
      <SecondStep
        pass={pass}
        hasRecovery={hasRecovery}
        onPassed={({ accessToken }) => done.push(accessToken)}
        onBack={() => done.push('back')}
      />
    </main>,
  )
  return { user, sent, done }
}

test('a whole code of the app is sent by itself; a wrong one is told at the field, which keeps the focus', async () => {
  const { user, sent, done } = open([() => Promise.reject(refusal(400, 'CODE_WRONG', 'That code isn’t right.')), async () => grant])
  const field = screen.getByLabelText('Code from the app')
  expect([document.activeElement, field.getAttribute('autocomplete')]).toEqual([field, 'one-time-code'])
  await expectAccessible(document.body)
  await user.keyboard('12 34')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Enter the 6-digit code')).toBeTruthy()
  await user.keyboard('56')
  expect(await screen.findByText('That code isn’t right.')).toBeTruthy()
  expect([sent, done, document.activeElement]).toEqual([['123456'], [], field])
  await user.clear(field)
  await user.paste('654 321')
  await expect.poll(() => done).toEqual(['a token'])
  expect(sent).toEqual(['123456', '654321'])
})

test('a recovery code is asked for instead, and goes with the button alone', async () => {
  const { user, sent, done } = open([async () => grant])
  await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Recovery code'))
  await expectAccessible(document.body)
  await user.keyboard('7k2m')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Enter a recovery code, like 7K2M-QX4D')).toBeTruthy()
  await user.keyboard('-qx4d{Enter}')
  await expect.poll(() => done).toEqual(['a token'])
  expect(sent).toEqual(['7k2m-qx4d'])
  await user.click(screen.getByRole('button', { name: 'Use your app instead' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Code from the app'))
})

test('whoever took too long is told so, and goes back to the password', async () => {
  const { user, done } = open([() => Promise.reject(refusal(400, 'SECOND_STEP_LATE', 'That took too long. Sign in again.'))])
  await user.keyboard('123456')
  expect(await screen.findByText('That took too long. Sign in again.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back to sign in' }))
  expect(done).toEqual(['back'])
})

test('where there are no recovery codes, none is offered', async () => {
  open([], false)
  await expectAccessible(document.body)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Confirm', 'Back to sign in'])
})
