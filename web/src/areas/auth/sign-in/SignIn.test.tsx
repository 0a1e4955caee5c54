import { sampleOf } from '@evenshift/contract/sample'
import { siteService } from '@evenshift/contract/public/site'
import { screen, waitFor } from '@testing-library/react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { SignIn } from '#web/areas/auth/sign-in/SignIn'
import { session } from '#web/shared/session/current'
import { expectAccessible, show } from '#web/testkit/screen'

const cognito = { kind: 'cognito', region: 'eu-west-2', userPoolId: 'eu-west-2_Seekers00', clientId: 'seekers', endpoint: null }
const Elsewhere = () => <p>{useLocation().pathname}</p>

/** The screen where a Cognito pool asks for the password, which refuses it for this reason. */
async function open(fault: string) {
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('fetch', async (url: string | URL) => {
    const { hostname, pathname } = new URL(url, location.href)
    if (hostname === 'cognito-idp.eu-west-2.amazonaws.com')
      return Response.json({ __type: fault, message: 'No' }, { status: 400, headers: { 'x-amzn-errortype': fault } })
    expect(pathname, 'all that our own server is asked').toBe(siteService.config.path)
    const site = siteService.config.output.parse(sampleOf(siteService.config.output))
    return Response.json({ ...site, signIn: { jobseeker: cognito, employer: cognito, staff: { kind: 'embedded' } } })
  })
  await session.start()
  const user = show(
    <Routes>
      <Route path="/" element={<Navigate to="/auth/sign-in/jobseeker" replace />} />
      <Route path="/auth/sign-in/:type" element={<SignIn />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
  )
  await user.type(await screen.findByLabelText('Email'), 'amira@uni.example')
  await user.type(screen.getByLabelText('Password'), 'a quiet week')
  await user.keyboard('{Enter}')
  return user
}

test('a Cognito pool is asked by the same screen, without passkeys, and its no is told at the password', async () => {
  const user = await open('NotAuthorizedException')
  expect(await screen.findByText('Wrong email or password.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  await expectAccessible(document.body)
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons.filter((name) => name !== '')).toEqual(['Sign in'])
  await user.type(screen.getByLabelText('Password'), '!')
  expect(screen.queryByText('Wrong email or password.')).toBe(null)
})

test('at the wrong door someone is told of the other, and finds their email there', async () => {
  const user = await open('NotAuthorizedException')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Find work' }).checked).toBe(true)
  await user.click(await screen.findByRole('link', { name: 'Sign in to hire instead' }))
  await screen.findByText('Sign in to see who’s due a reply.')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('amira@uni.example')
  expect(screen.queryByText('Wrong email or password.')).toBeNull()
  expect(location.href).not.toContain('amira')
  await user.click(screen.getByRole('radio', { name: 'Find work' }))
  await screen.findByText('Sign in to see what fits your week.')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('amira@uni.example')
})

test('who has not confirmed their email goes on to its code', async () => {
  await open('UserNotConfirmedException')
  await waitFor(() => expect(screen.getByText('/auth/confirm/jobseeker')).toBeTruthy())
})
