import { paths } from '#web/shared/paths'

const FROM = 'from'
const PEOPLE = 'people'

/** The search of an address one comes to from the list of everyone, so that the walk and the way back are that list's. */
export function fromPeople(search: string): string {
  const next = new URLSearchParams(search)
  next.set(FROM, PEOPLE)
  return `?${next.toString()}`
}
export const isFromPeople = (search: string): boolean => new URLSearchParams(search).get(FROM) === PEOPLE

/** The list of everyone as somebody left it. */
export function peopleAddress(search: string): string {
  const next = new URLSearchParams(search)
  next.delete(FROM)
  return next.size === 0 ? paths.applicants : `${paths.applicants}?${next.toString()}`
}
