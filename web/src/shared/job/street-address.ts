/** Where somebody goes: a street, its town, and a postcode or the first half of one; what isn't known is empty. */
interface Place {
  readonly street: string
  readonly town: string
  readonly postcode: string
}

const letters = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Town and postcode, but for what the street ends with already: an employer may have typed a whole address there. */
export function behindStreet({ street, town, postcode }: Place): string {
  const code = letters(postcode)
  const typed = letters(street)
  const saysPostcode = code !== '' && typed.endsWith(code)
  const beforePostcode = saysPostcode ? typed.slice(0, -code.length) : typed
  const saysTown = town !== '' && beforePostcode.endsWith(letters(town))
  return [saysTown ? '' : town, saysPostcode ? '' : postcode].filter(Boolean).join(' ')
}

/** An address in one line, which says nothing twice. */
export const wholeAddress = (place: Place): string => [place.street, behindStreet(place)].filter(Boolean).join(', ')
