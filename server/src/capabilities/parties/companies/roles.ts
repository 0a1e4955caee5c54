import type { Role } from '@evenshift/contract/call'

export const withArticle: Readonly<Record<Role, string>> = { reviewer: 'a reviewer', manager: 'a manager', owner: 'an owner' }
