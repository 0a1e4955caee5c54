import { expect, test } from 'vitest'
import { outageOf } from '#server/platform/database/outage'

const coded = (code: string): Error => Object.assign(new Error('x'), { code })

test('lost, refused and exhausted connections are an outage, however deep the cause lies', () => {
  for (const code of ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '53300', '08006', '08001'])
    expect(outageOf(new Error('Failed query', { cause: new Error('wrapped', { cause: coded(code) }) }))).toBe('unavailable')
})

test('time-outs and lost connections that the driver reports without a code are an outage', () => {
  for (const message of [
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
  ])
    expect(outageOf(new Error('Failed query', { cause: new Error(message) }))).toBe('unavailable')
})

test('a lock that others keep, a statement that took too long, and two that keep each other waiting are told apart', () => {
  for (const code of ['55P03', '57014', '40P01', '40001']) expect(outageOf(new Error('Failed query', { cause: coded(code) }))).toBe('busy')
})

test('a full disk is told apart', () => {
  expect(outageOf(new Error('Failed query', { cause: coded('53100') }))).toBe('full')
})

test('every other error is no outage', () => {
  for (const error of [coded('23505'), new Error('x'), 'text', null, undefined]) expect(outageOf(error)).toBeNull()
})
