/** Where everybody may read a job and its company, signed in or not. Imports nothing. */
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

interface NamedJob {
  readonly _id: string
  readonly title: string
}
interface NamedEmployer {
  readonly _id: string
  readonly name: string
}

/** "weekend-barista-0198…", "cafe-hale-0198…": the words are for people, without accents; the id alone finds it. */
function wordsAndId(words: string, id: string): string {
  const plain = words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return [...(plain.match(/[a-z\d]+/g) ?? []), id].join('-')
}

/** "/job/weekend-barista-0198…" */
export const jobAddress = ({ _id, title }: NamedJob): string => `/job/${wordsAndId(title, _id)}`
/** "/job/EV-7K2M9Q": what is typed off paper. */
export const jobShortAddress = ({ reference }: { readonly reference: string }): string => `/job/${reference}`
/** "/employers/copper-bean-0198…" */
export const employerAddress = ({ _id, name }: NamedEmployer): string => `/employers/${wordsAndId(name, _id)}`

/** The id that such an address ends with; null where it ends with none. */
export const idOfAddress = (address: string): string | null => ID.exec(address)?.[0] ?? null
/** The reference that a short address is, as it is kept; null where it is none. */
export const referenceOfAddress = (address: string): string | null => (/^ev-[\da-z]{6}$/i.test(address) ? address.toUpperCase() : null)
