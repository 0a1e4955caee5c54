import { employerAddress, jobAddress } from '@evenshift/contract/states/job/job-address'
import { newestOpen } from '#server/capabilities/ground/search/public'
import { employerSigns } from '#server/capabilities/parties/companies/public'
import { jobTitles } from '#server/capabilities/work/jobs/public'
import type { Parts } from '#server/http/call/context'
import type { ListedAddress } from '#server/http/pages/site-map'

const AT_ONCE = 1000

/**
 * The addresses of the newest live jobs, each company's before its newest job's, at most so many; each with when what is said of it was last
 * written.
 */
export async function listedAddresses({ db, clock }: Pick<Parts, 'db' | 'clock'>, most: number): Promise<ListedAddress[]> {
  const upTo = clock.now()
  const listed: ListedAddress[] = []
  const companies = new Set<string>()
  let after: { readonly publishedAt: Date; readonly jobId: string } | null = null
  while (listed.length < most) {
    const rows = await newestOpen(db, upTo, after, Math.min(AT_ONCE, most - listed.length))
    const [titles, signs] = await Promise.all([
      jobTitles(
        db,
        rows.map(({ jobId }) => jobId),
      ),
      employerSigns(
        db,
        rows.map(({ employerId }) => employerId),
      ),
    ])
    for (const { jobId, employerId, indexedAt: changedAt } of rows) {
      const [title, sign] = [titles.get(jobId), signs.get(employerId)]
      if (title === undefined || sign === undefined) continue
      if (!companies.has(employerId)) listed.push({ path: employerAddress({ _id: employerId, name: sign.name }), changedAt })
      companies.add(employerId)
      listed.push({ path: jobAddress({ _id: jobId, title }), changedAt })
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < AT_ONCE) break
    after = last
  }
  return listed.slice(0, most)
}
