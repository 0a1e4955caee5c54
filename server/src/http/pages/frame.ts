/** What the pages of jobs and companies share that anybody may open: their head, their foot, and how a company is drawn. */
import type { Pool } from '@evenshift/contract/call'
import { sessionHint } from '@evenshift/contract/constants'
import { hueOf, lettersOf } from '@evenshift/contract/monogram'
import type { FastifyRequest } from 'fastify'
import { logo } from '#server/http/pages/logo'
import { escapeHtml as safe } from '#server/http/pages/plain-page'

/** Where those who look for work sign in. */
export const seekerSignIn = '/auth/sign-in/jobseeker'
const headerLeading = (address: string, text: string, more = ''): string =>
  `<header><div><a class="home" href="/" aria-label="Evenshift, home">${logo}</a><nav aria-label="Evenshift"><a href="/search">Find jobs</a>${more}<a class="line" href="${safe(address)}">${text}</a></nav></div></header>`
/** `signIn` is an address; `more` is HTML of links. */
export const header = (signIn: string, more = ''): string => headerLeading(signIn, 'Sign in', more)
/** Whether somebody is signed in on such a side, by the cookies that say so and open nothing. */
export const isSignedIn = ({ headers: { cookie = '' } }: Pick<FastifyRequest, 'headers'>, ...pools: readonly Pool[]): boolean =>
  pools.some((pool) => cookie.includes(`${sessionHint(pool)}=yes`))
/** The same for whoever is signed in already. */
export const headerFor = (request: Pick<FastifyRequest, 'headers'>): string =>
  isSignedIn(request, 'jobseeker', 'employer') ? headerLeading('/home', 'Home') : header(seekerSignIn)
/** `more` is HTML that stands above. */
export const footerBelow = (more: string): string =>
  `<footer>${more}<p class="small">Evenshift: part-time work that fits your week</p><nav aria-label="About Evenshift"><a href="/prices">Prices</a><a href="/privacy">Privacy</a><a href="/terms">Terms</a><a href="/cookies">Cookies</a><a href="/age">How old you must be</a></nav></footer>`
export const footer = footerBelow('')

/** The way to whether it fits beside one's own lectures; `address` asks for an account. */
export const weekCheck = (address: string, sees: string): string =>
  `<div class="check"><p class="small"><b>Got lectures?</b> Add your timetable and see ${sees}.</p><a class="button soft" href="${safe(address)}">Check my week</a></div>`

interface Drawn {
  readonly company: string
  /** A public file, from the slash on; empty where there is none. */
  readonly logo: string
}
export const tile = ({ logo: source, company }: Drawn): string =>
  source === ''
    ? `<span class="tile" data-hue="${hueOf(company)}" aria-hidden="true">${safe(lettersOf(company, false))}</span>`
    : `<img class="tile" data-hue="${hueOf(company)}" src="${safe(source)}" alt="" width="56" height="56">`
