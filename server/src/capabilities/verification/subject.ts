import type { profileMoves } from '@evenshift/contract/states/profile'

/** What can be approved: a seeker's profile or a company. */
export type SubjectKind = 'seeker' | 'employer'
export type DecidedBy = (typeof profileMoves)[number]['by'][number]
