/** A skill or interest; position is its bit, null for one that a person typed and no list has. */
export interface Tag {
  readonly name: string
  readonly position: number | null
}

/** By what two tags are the same: their place in the list, or for typed ones their words. */
export const tagKey = (tag: Tag): number | string => tag.position ?? typedKey(tag.name)
export const typedKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase()

export const holds = (own: readonly Tag[], asked: Tag): boolean => own.some((one) => tagKey(one) === tagKey(asked))
