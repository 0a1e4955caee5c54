import { afterEach, beforeEach, expect, test } from 'vitest'
import { type GoogleDouble, googleDouble } from '#server/testkit/app/google'

const scopes = ['https://www.googleapis.com/auth/firebase.database', 'https://www.googleapis.com/auth/userinfo.email']
let google: GoogleDouble
beforeEach(async () => {
  google = await googleDouble()
})
afterEach(() => google.close())

test('a token is asked for once by all who need it, for the scopes that it is for, and kept until a minute before its end', async () => {
  const access = google.access(scopes)
  const tokens = await Promise.all([access.get(), access.get()])
  expect([...new Set([...tokens, await access.get()])]).toHaveLength(1)
  expect(google.scopes).toEqual([scopes.join(' ')])
  google.expiresIn = 60
  const other = google.access(scopes)
  expect(await other.get()).not.toBe(await other.get())
})

test('a token that was refused is asked for anew, and only that one', async () => {
  const access = google.access(scopes)
  const first = await access.get()
  access.drop('another')
  expect(await access.get()).toBe(first)
  access.drop(first)
  expect(await access.get()).not.toBe(first)
})

test('where none is given it says so within seconds, and asks again', async () => {
  const access = google.access(scopes)
  for (const answering of [{ status: 400 }, { status: 500 }, { status: 302 }, 'silence'] as const) {
    google.service.answering = answering
    await expect(access.get(), JSON.stringify(answering)).rejects.toThrow(/answered|timeout|fetch failed/)
  }
  google.service.answering = 'well'
  expect(google.isGood(`Bearer ${await access.get()}`)).toBe(true)
})
