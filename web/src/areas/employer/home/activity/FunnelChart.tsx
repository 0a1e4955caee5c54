import type { Activity } from '@evenshift/contract/model/overview/activity'
import type { ActivityStep } from '@evenshift/contract/states/company/employer-lists'
import { ChartWithTable } from '#web/areas/employer/home/activity/ChartWithTable'
import { words } from '#web/areas/employer/home/activity/words'
import styles from './Activity.module.css'

const stepWords: Readonly<Record<ActivityStep, string>> = {
  views: words.views,
  saves: words.saves,
  applications: words.applications,
  interviews: words.interviews,
  offers: words.offers,
  hires: words.hires,
}
const beforeWords: Readonly<Partial<Record<ActivityStep, string>>> = {
  saves: words.ofViews,
  applications: words.ofViews,
  interviews: words.ofApplications,
  offers: words.ofInterviews,
  hires: words.ofOffers,
}
const figure = new Intl.NumberFormat('en-GB')
const percent = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

/** What became of the views: each step with its share of the one before; bars by the square root, so that few beside many can be seen. */
export function FunnelChart({ funnel }: { readonly funnel: Activity['funnel'] }) {
  const most = Math.max(1, ...funnel.map(({ count }) => count))
  // A step without anybody says so by its nought.
  const shareOf = ({ step, count, ofPrevious }: Activity['funnel'][number]): string =>
    count === 0 || ofPrevious === null || ofPrevious > 100 ? '' : `${percent.format(ofPrevious)}% ${beforeWords[step] ?? ''}`.trim()
  return (
    <ChartWithTable
      caption={words.fromViewsToHires}
      columns={[words.step, words.number, words.percentage]}
      rows={funnel.map((row) => [stepWords[row.step], figure.format(row.count), shareOf(row)])}
    >
      <ul className={styles.funnel}>
        {funnel.map((row, at) => (
          <li key={row.step}>
            <span>{stepWords[row.step]}</span>
            <svg width="100%" height="22">
              <rect
                height="22"
                rx="5"
                style={{ width: row.count === 0 ? 0 : `max(12px, ${Math.sqrt(row.count / most) * 100}%)` }}
                className={row.step === 'hires' ? styles.sun : styles.bar}
                opacity={row.step === 'hires' ? 1 : 1 - at * 0.1}
              />
            </svg>
            <b>{figure.format(row.count)}</b>
            <small>{shareOf(row)}</small>
          </li>
        ))}
      </ul>
    </ChartWithTable>
  )
}
