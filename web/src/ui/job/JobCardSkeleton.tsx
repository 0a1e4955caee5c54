import { Bone } from '#web/ui/page/Bone'
import { SpokenStatus } from '#web/ui/page/SpokenStatus'
import { words } from '#web/ui/job/words'
import card from './JobCard.module.css'
import styles from './JobCardSkeleton.module.css'

/** `count` cards in the shape of those that come; one sentence for those who hear the page. */
export function JobCardSkeletons({ count }: { readonly count: number }) {
  return (
    <>
      <SpokenStatus>{words.loadingJobs}</SpokenStatus>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={card.card} aria-hidden="true">
          <div className={card.head}>
            <Bone width={44} height={44} radius={12} />
            <div className={styles.lines}>
              <Bone width="62%" height={16} />
              <Bone width="84%" height={12} />
            </div>
          </div>
          <Bone width="52%" height={22} />
          <div className={styles.week}>
            {Array.from({ length: 7 }, (_unused, day) => (
              <Bone key={day} height={32} radius={9} />
            ))}
          </div>
          <Bone width="76%" height={14} />
          <div className={card.chips}>
            <Bone width={104} height={26} radius={13} />
            <Bone width={88} height={26} radius={13} />
          </div>
        </div>
      ))}
    </>
  )
}
