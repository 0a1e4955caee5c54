/** A job for messengers, and for search engines as schema.org's JobPosting. */
import type { ShownJob } from '#server/http/pages/job/shown'
import { previewHead } from '#server/http/pages/preview'

function postingOf(job: ShownJob, whole: (path: string) => string): object {
  const { posting } = job
  const pay = posting.pay && {
    '@type': 'MonetaryAmount',
    currency: 'GBP',
    value: { '@type': 'QuantitativeValue', minValue: posting.pay.least, maxValue: posting.pay.most, unitText: posting.pay.unit },
  }
  const place = posting.place && {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: posting.place.town,
      addressCountry: 'GB',
      ...(posting.place.outcode !== null && { postalCode: posting.place.outcode }),
    },
  }
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: [job.description, ...job.tasks].join('\n'),
    datePosted: posting.datePosted,
    validThrough: posting.validThrough,
    employmentType: 'PART_TIME',
    url: whole(job.path),
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company,
      url: whole(job.companyPath),
      ...(job.logo !== '' && { logo: whole(job.logo) }),
    },
    ...(pay && { baseSalary: pay }),
    ...(place === null
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'GB' } }
      : { jobLocation: place }),
  }
}

/** HTML for the head. */
export const previewOf = (job: ShownJob, publicUrl: string): string =>
  previewHead(
    {
      path: job.path,
      title: `${job.title}, ${job.company}`,
      summary: job.summary,
      picture: job.photos[0] ?? job.logo,
      facts: postingOf(job, (path) => publicUrl + path),
    },
    publicUrl,
  )
