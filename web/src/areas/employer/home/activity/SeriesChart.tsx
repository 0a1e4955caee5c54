import type { Activity } from '@evenshift/contract/model/overview/activity'
import { useState } from 'react'
import { ChartWithTable } from '#web/areas/employer/home/activity/ChartWithTable'
import { type Measure, axisTop, barsOf, paceOf, paceWords, placeBars } from '#web/areas/employer/home/activity/series'
import { Card } from '#web/ui/page/Card'
import { Segment } from '#web/ui/choice/Segment'
import { words } from '#web/areas/employer/home/activity/words'
import styles from './Activity.module.css'

const measures = [
  { key: 'views', label: words.views },
  { key: 'applications', label: words.applications },
  { key: 'answers', label: words.replies },
] as const satisfies readonly { key: Measure; label: string }[]

/** Room above the highest bar for its figure, and the height of the bars. */
const TOP = 18
const HEIGHT = 114

/** One measure at a time, bar by bar; the highest is named. */
export function SeriesChart({ series }: { readonly series: Activity['series'] }) {
  const [measure, setMeasure] = useState<Measure>('applications')
  const pace = paceOf(series.length)
  const bars = placeBars(barsOf(series, pace), pace)
  const most = Math.max(...bars.map((bar) => bar[measure]))
  const top = axisTop(most)
  const highest = most === 0 ? undefined : bars.findLast((bar) => bar[measure] === most)
  return (
    <Card label={paceWords[pace]}>
      <div className={styles.head}>
        <h2>{paceWords[pace]}</h2>
        <Segment label={words.show} options={measures} value={measure} onChange={setMeasure} />
      </div>
      <ChartWithTable
        caption={paceWords[pace]}
        columns={[words.when, words.views, words.saves, words.applications, words.replies]}
        rows={bars.map((bar) => [bar.name, ...[bar.views, bar.saves, bar.applications, bar.answers].map(String)])}
      >
        <div className={styles.series}>
          <div className={styles.axis} style={{ paddingTop: TOP - 8, height: TOP + HEIGHT + 8 }}>
            <span>{top}</span>
            <span>{top / 2}</span>
            <span>0</span>
          </div>
          <svg width="100%" height={TOP + HEIGHT + 24}>
            {bars.map((bar) => {
              const height = bar[measure] === 0 ? 3 : Math.max(4, (bar[measure] / top) * HEIGHT)
              const kind = bar === highest ? styles.sun : bar[measure] === 0 ? styles.none : styles.bar
              return (
                <g key={bar.date}>
                  <rect
                    x={`${bar.left + bar.width * 0.1}%`}
                    y={TOP + HEIGHT - height}
                    width={`${bar.width * 0.8}%`}
                    height={height}
                    rx="3"
                    className={kind}
                  />
                  {bar === highest && (
                    <text x={`${bar.left + bar.width / 2}%`} y={TOP + HEIGHT - height - 5} textAnchor="middle" className={styles.named}>
                      {bar[measure]}
                    </text>
                  )}
                  {bar.label && (
                    <text x={`${bar.left + bar.width * 0.1}%`} y={TOP + HEIGHT + 18} className={styles.tick}>
                      {bar.label}
                    </text>
                  )}
                </g>
              )
            })}
          </svg>
        </div>
      </ChartWithTable>
    </Card>
  )
}
