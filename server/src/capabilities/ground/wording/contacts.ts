import { LinkifyIt } from 'linkify-it'

/** Endings that a link without https:// may have: none that is also a word, or "at the till.It was busy" would be one. */
const endings = 'app biz com gg io link ly net online org shop site store tv uk xyz'.split(' ')
const links = new LinkifyIt({ fuzzyLink: true, tlds: endings })
/** A phone number as people here write one: 07700 900123, (0113) 496 0123, +44 (0)7700 900123. */
const PHONE = /(?:\+|\b0)\d(?:[ ()-]{0,2}\d){8,12}(?!\d)/

/** A name at a social service: @rosafield. */
const HANDLE = /(?<![\w@.])@\w[\w.]{2,}/

/** The first link, email, phone number or name at a social service in a text; null where there is none. */
export const contactIn = (text: string): string | null =>
  links.match(text)?.[0]?.text ?? PHONE.exec(text)?.[0] ?? HANDLE.exec(text)?.[0] ?? null
