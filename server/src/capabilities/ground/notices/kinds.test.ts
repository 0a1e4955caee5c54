import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { employerNotificationTypes, seekerNotificationTypes, untoldTypes } from '@evenshift/contract/states/notification'

const capabilities = fileURLToPath(new URL('../../', import.meta.url))
const sources = readdirSync(capabilities, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(`${capabilities}${file}`, 'utf8'))
  .join('\n')

describe('the kinds of notifications', () => {
  it.each([...new Set([...seekerNotificationTypes, ...employerNotificationTypes])])(
    '%s is told by something, or marked as told by nothing',
    (kind) => {
      const isTold = sources.includes(`'${kind}'`)
      expect(isTold).toBe(!untoldTypes.some((untold) => untold === kind))
    },
  )
})
