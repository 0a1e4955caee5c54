import { OpenedSkeleton } from '#web/areas/staff/queue/opened/OpenedSkeleton'
import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { SpokenStatus } from '#web/ui/page/SpokenStatus'
import { words } from '#web/areas/staff/queue/words'
import list from '../list/List.module.css'
import opened from './opened/Opened.module.css'
import styles from './Queue.module.css'

const ROWS = 8

/** The queue's own shape while it loads: its head, its rows, and on a desk the case and its decision beside them. */
export function QueueSkeleton() {
  return (
    <div className={styles.screen}>
      <SpokenStatus>{words.loadingTheQueue}</SpokenStatus>
      <div className={styles.head}>
        <div className={styles.named}>
          <h1>{words.queue}</h1>
          <Bone height={16} width={190} />
        </div>
        <div className={styles.filters} aria-hidden>
          {[72, 116, 96, 88].map((width) => (
            <Bone key={width} height={40} width={width} radius={22} />
          ))}
        </div>
      </div>
      <div className={styles.columns} aria-hidden>
        <div className={styles.list}>
          <Card>
            <div className={list.list}>
              {Array.from({ length: ROWS }, (_, place) => (
                <div key={place} className={`${list.row} ${styles.bones}`}>
                  <Bone height={20} width="74%" />
                  <Bone height={18} width="52%" />
                  <Bone height={26} width={64} radius={13} />
                </div>
              ))}
            </div>
          </Card>
        </div>
        <div className={styles.waiting}>
          <div className={opened.case}>
            <OpenedSkeleton />
            <Card>
              <Bone height={20} width="40%" />
              <Bone height={40} />
              <Bone height={40} />
              <Bone height={40} radius={12} />
            </Card>
          </div>
        </div>
      </div>
    </div>
  )
}
