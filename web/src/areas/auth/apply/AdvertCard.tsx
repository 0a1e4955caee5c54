import type { Advert } from '@evenshift/contract/model/job/advert'
import { IconCheck } from '@tabler/icons-react'
import { words } from '#web/areas/auth/apply/words'
import { dayDate } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { FigureRows } from '#web/ui/display/FigureRows'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { Card } from '#web/ui/page/Card'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import styles from './Apply.module.css'

interface AdvertProps {
  readonly advert: Advert
}

/** Which job of whom, and what it pays. */
export const AdvertHead = ({ advert: { title, employerName, logo, pay } }: AdvertProps) => (
  <div className={styles.who}>
    <MonogramTile name={employerName} src={logo || null} />
    <div>
      <b>{title}</b>
      <p className={styles.small}>{dotted([employerName, pay])}</p>
    </div>
  </div>
)

/** The job beside what is typed, with what it comes to and by when one hears. */
export function AdvertCard({ advert }: AdvertProps) {
  const { week, place, closingDate, replyBy, record, shifts } = advert
  return (
    <Card>
      <AdvertHead advert={advert} />
      {shifts.length > 0 && <WeekStrip days={Object.fromEntries(shifts.map(({ day }) => [day, 'fits']))} />}
      <FigureRows
        rows={[
          week.pay === '' ? { label: words.hours, figure: week.hours } : { label: week.hours, figure: week.pay },
          { label: words.place, figure: place },
          { label: words.closes, figure: dayDate(closingDate) },
        ]}
      />
      <div className={styles.reply}>
        <span className={styles.tick}>
          <IconCheck size={16} stroke={1.75} aria-hidden />
        </span>
        <div>
          <b>{words.hearBackBy(dayDate(replyBy))}</b>
          {record !== '' && <p className={styles.small}>{record}</p>}
        </div>
      </div>
    </Card>
  )
}
