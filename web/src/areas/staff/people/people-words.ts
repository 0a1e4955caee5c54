import type { Role } from '@evenshift/contract/call'
import type { KeyWords } from '#web/areas/staff/keys/KeyLine'

export const roleWords: Readonly<Record<Role, string>> = { reviewer: 'Reviewer', manager: 'Manager', owner: 'Owner' }

export const keyWords: readonly KeyWords[] = [
  { keys: ['/'], words: 'search' },
  { keys: ['J', 'K'], words: 'next, previous' },
  { keys: ['S'], words: 'suspend or restore' },
  { keys: ['O'], words: 'sign out everywhere' },
]
