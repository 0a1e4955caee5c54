import { sessionHint } from '@evenshift/contract/constants'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const read = async (cookie = '') => (await t.app.inject({ url: '/prices', headers: { cookie } })).body

it('tells anybody what each package costs, with VAT and by the year, and what it brings, as the calls tell it', async () => {
  const body = await read()
  for (const text of [
    'Looking for work? Evenshift is free.',
    'Starter</h2><div><p><b class="price">£0</b></p><p class="small">No card needed',
    'One job</h2><div><p><b class="price">£19</b> for 30 days</p><p class="small">£22.80 with VAT',
    '<b class="price">£39</b> a month</p><p class="small">£46.80 with VAT<br>Or £390 a year, £468 with VAT',
    '<b class="price">£99</b> a month',
    '<li>5 live jobs</li><li>60 interview invitations a month</li><li>A team of 3</li>',
    '<li>Unlimited interview questions</li>',
    'href="/auth/sign-up/employer"',
  ])
    expect(body).toContain(text)
  expect(body).not.toContain('Charity or school</h2>')
})

it('leads who is signed in back home and everybody else to signing in, without script', async () => {
  expect(await read()).toContain('Sign in</a>')
  expect(await read(`${sessionHint('employer')}=yes`)).not.toContain('Sign in</a>')
  expect(await read()).not.toMatch(/<script(?! type="application\/ld\+json")/)
})
