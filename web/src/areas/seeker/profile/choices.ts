import type { Profile } from '@evenshift/contract/model/profile/profile'

export const namesOf = (rows: readonly { readonly name: string }[] = []): string[] => rows.map(({ name }) => name)

/** Chosen or typed names as the call takes them: the server knows which of them our lists have. */
export const choicesOf = (names: readonly string[]): Profile['skills'] => names.map((name) => ({ _id: null, name }))
