/** Where a notification names an applicant: it is kept without the name, which is put in as it is read, so that an erasure leaves nothing. */
export const APPLICANT = '{applicant}'

const place = /(^|[.?!] )\{applicant\}|\{applicant\}/g

/** The text with this name in each such place; "an applicant" where there is none to tell. */
export const named = (text: string, who: string | null): string =>
  text.replaceAll(place, (_place, start: string | undefined) => {
    if (start === undefined) return who ?? 'an applicant'
    return `${start}${who ?? 'An applicant'}`
  })
