import { expect, test } from 'vitest'
import { addressOf, messageOf } from '#web/shared/push/message'

const message = { id: 'a', title: 'You’ve got an offer', body: 'Open it.', link: '/applications/1' }

test('a message is read as the server writes it, straight or below the cloud messenger’s data', () => {
  expect(messageOf(message)).toEqual(message)
  expect(messageOf({ from: '1', data: message })).toEqual(message)
  expect(messageOf({ ...message, link: undefined })).toEqual({ ...message, link: null })
})

test('what is no message is none', () => {
  for (const given of [null, undefined, 'x', 1, [], {}, { id: 'a' }, { data: null }]) expect(messageOf(given)).toBeNull()
})

test('a message leads to an address of ours, and to the notifications instead of any other', () => {
  const origin = 'https://jobs.example.org'
  expect(addressOf('/applications/1?a=b#c', origin)).toBe(`${origin}/applications/1?a=b#c`)
  for (const link of [null, 'https://elsewhere.example/x', '//elsewhere.example/x', 'javascript:alert(1)', 'http://['])
    expect(addressOf(link, origin)).toBe(`${origin}/notifications`)
})
