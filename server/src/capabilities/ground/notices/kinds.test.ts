import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { applicationStatuses } from '@evenshift/contract/states/application/application'
import { employerNotificationTypes, seekerNotificationTypes } from '@evenshift/contract/states/notification'

const capabilities = fileURLToPath(new URL('../../', import.meta.url))
const sources = readdirSync(capabilities, { recursive: true, encoding: 'utf8' })
  // Push has words and hours for kinds that others tell.
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('ground/push/'))
  .map((file) => readFileSync(`${capabilities}${file}`, 'utf8'))
  .join('\n')

describe('the kinds of notifications', () => {
  it.each([...new Set([...seekerNotificationTypes, ...employerNotificationTypes])])('%s is told by something', (kind) => {
    // Some are the name of a status as well, which tells nobody.
    const isStatus = applicationStatuses.some((status) => status === kind)
    const isTold = sources.includes(isStatus ? `kind: '${kind}'` : `'${kind}'`)
    expect(isTold).toBe(true)
  })
})
