import type { Logger } from 'pino'
import { DAY_MS } from '@evenshift/contract/days'
import type { Clock } from '#server/platform/clock/port'
import { allowance } from '#server/platform/company-register/allowance'
import { normaliseNumber } from '#server/platform/company-register/number'
import type { CompanyRegister, RegisteredCompany } from '#server/platform/company-register/port'
import { NAMED_MOST, companyOf, namedOf } from '#server/platform/company-register/wire'

interface CompaniesHouseOptions {
  /** The origin of the interface: the live one, or the one for trying things out. */
  readonly url: string
  readonly key: string
  readonly clock: Clock
  readonly log: Logger
  readonly timeoutMs?: number
}

type Answer = RegisteredCompany | 'unknown' | 'down'

const KEPT_MOST = 1_000
/** A company takes a few kilobytes. */
const ANSWER_BYTES_MOST = 256 * 1024

/** The whole of a body, as far as it is no larger than any company; the time-out of the question ends it too. */
async function bodyOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    // Leaving the loop ends the answer.
    if (size > ANSWER_BYTES_MOST) throw new Error('what it said is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** The UK register over HTTP. A company is asked for once a day; a number that it does not know is asked for again, as one is founded every minute. */
export function openCompaniesHouse({ url, key, clock, log, timeoutMs = 5_000 }: CompaniesHouseOptions): CompanyRegister {
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`
  const left = allowance(clock)
  const kept = new Map<string, { readonly company: RegisteredCompany; readonly until: number }>()

  function keep(number: string, company: RegisteredCompany): void {
    kept.delete(number)
    kept.set(number, { company, until: clock.now().getTime() + DAY_MS })
    const [oldest] = kept.keys()
    if (kept.size > KEPT_MOST && oldest !== undefined) kept.delete(oldest)
  }

  /** What is at an address of the register: `unknown` where nothing is, `down` where it gives no answer that can be read. */
  async function ask<T>(path: string, read: (said: unknown) => T): Promise<T | 'unknown' | 'down'> {
    if (!left.take()) return 'down'
    try {
      // The key goes nowhere but to the register itself.
      const asked = { headers: { authorization, accept: 'application/json' }, redirect: 'error' } as const
      const answer = await fetch(new URL(path, url), { ...asked, signal: AbortSignal.timeout(timeoutMs) })
      if (answer.status === 200) return read(JSON.parse(await bodyOf(answer)))
      await answer.body?.cancel()
      if (answer.status === 404) return 'unknown'
      if (answer.status === 429) left.spend()
      throw new Error(`it answered ${answer.status}`)
    } catch (error) {
      log.warn({ err: error, path }, 'the company register gave no answer')
      return 'down'
    }
  }
  const askFor = (number: string): Promise<Answer> =>
    ask(`/company/${number}`, (said) => {
      const company = companyOf(number, said)
      if (company === null) throw new Error('what it said is no company')
      return company
    })

  return {
    async find(registrationNumber) {
      const number = normaliseNumber(registrationNumber)
      if (!/^[A-Z0-9]{8}$/.test(number)) return 'unknown'
      const known = kept.get(number)
      if (known !== undefined && known.until > clock.now().getTime()) return known.company
      const answer = await askFor(number)
      if (typeof answer !== 'string') keep(number, answer)
      return answer
    },
    async search(name) {
      const asked = new URLSearchParams({ q: name, items_per_page: String(NAMED_MOST) })
      const answer = await ask(`/search/companies?${asked.toString()}`, namedOf)
      return answer === 'unknown' ? [] : answer
    },
  }
}
