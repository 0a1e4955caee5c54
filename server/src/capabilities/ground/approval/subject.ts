/** What can be approved: a seeker's profile or a company. */
export type SubjectKind = 'seeker' | 'employer'
