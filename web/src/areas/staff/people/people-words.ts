import type { Role } from '@evenshift/contract/call'
import type { KeyWords } from '#web/areas/staff/keys/KeyLine'

export const roleWords: Readonly<Record<Role, string>> = { reviewer: 'Reviewer', manager: 'Manager', owner: 'Owner' }

export const keyWords: readonly KeyWords[] = [
  { keys: ['/'], words: 'search' },
  { keys: ['J', 'K'], words: 'next, previous' },
]
/** Those of what is open besides: a company is suspended, a person is signed out too. */
export const companyKeyWords: readonly KeyWords[] = [...keyWords, { keys: ['S'], words: 'suspend or restore' }]
export const personKeyWords: readonly KeyWords[] = [...companyKeyWords, { keys: ['O'], words: 'sign out everywhere' }]
