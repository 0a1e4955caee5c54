/** The first half of a postcode, which everybody reads with the city: LS1 of "ls1 9zz"; null of what is no whole postcode yet. */
export const outcodeOf = (postcode: string): string | null =>
  /^([a-z]{1,2}\d[a-z\d]?) *\d[a-z]{2}$/i.exec(postcode.trim())?.[1]?.toUpperCase() ?? null
