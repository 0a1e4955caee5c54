import { EventEmitter, on } from 'node:events'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Change, FirebaseDatabase } from '#server/platform/live/firebase/database'
import { onlineWakes } from '#server/platform/live/online-wakes'

test('what another process has handed on meanwhile is heard, and not handed on again', async () => {
  const [heard, handedOn, wire] = [[] as string[], [] as string[][], new EventEmitter()]
  const database: FirebaseDatabase = {
    async patch(_place, children) {
      handedOn.push(Object.keys(children))
      wire.emit('patch')
    },
    async *changes(_place, signal) {
      for await (const [change] of on(wire, 'change', { signal })) yield change as Change
    },
  }
  const wakes = onlineWakes({ database, log: pino({ level: 'silent' }), heard: (key) => void heard.push(key) })
  wakes.carry('theirs')
  wire.emit('change', { path: '/theirs', data: 1 })
  wire.emit('change', { path: '/theirs', data: 1 })
  const patched = new Promise((resolve) => wire.once('patch', resolve))
  wakes.carry('ours')
  await patched
  expect([heard, handedOn]).toEqual([['theirs'], [['ours']]])
  await wakes.close()
})
