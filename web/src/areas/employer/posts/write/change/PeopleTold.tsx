import type { ChangePreview } from '@evenshift/contract/model/job/job-change'
import { shiftsWords } from '@evenshift/contract/states/shift-words'
import { IconArrowRight } from '@tabler/icons-react'
import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { Card } from '#web/ui/page/Card'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { SpokenText } from '#web/ui/page/SpokenText'
import { words } from '#web/areas/employer/posts/write/change/words'
import styles from './Change.module.css'

type Person = ChangePreview['people'][number]
type Share = NonNullable<Person['before']>

/** As many as are shown at first. */
const FIRST = 4
const shareWords = ({ fit, of }: Share): string => (of === 0 ? words.noneLeft : words.of(fit, of))

function Told({ person: { name, avatar, effect, before, after, because } }: { readonly person: Person }) {
  return (
    <li>
      <MonogramTile name={name} src={avatar} size="small" round />
      <span className={styles.who}>
        <b>{name}</b>
        {because && <span>{because}</span>}
      </span>
      {before && after && (
        <span className={styles.shares}>
          <SpokenText>{`${words.shiftsThatFit} `}</SpokenText>
          {effect !== 'same' && (
            <>
              <span className={styles.muted}>{shareWords(before)}</span>
              <IconArrowRight size={15} stroke={1.75} aria-hidden />
              <SpokenText>{`${words.thenFit} `}</SpokenText>
            </>
          )}
          <b data-effect={effect}>{shareWords(after)}</b>
        </span>
      )}
    </li>
  )
}

/** For how many it gets better or worse, in a bar and in words, where it does for anybody; and for whom: whoever loses comes first. */
export function PeopleTold({ preview: { told, better, same, worse, people, hired } }: { readonly preview: ChangePreview }) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? people : people.slice(0, FIRST)
  return (
    <Card label={words.whoIsTold}>
      <div>
        <h2>{words.willBeTold(told + hired.length)}</h2>
        {told > 0 && <p className={styles.muted}>{words.theirFitWorkedOut}</p>}
      </div>
      {better + worse > 0 && (
        <>
          <div className={styles.split} aria-hidden="true">
            {better > 0 && <i data-effect="better" style={{ flex: better }} />}
            {same > 0 && <i style={{ flex: same }} />}
            {worse > 0 && <i data-effect="worse" style={{ flex: worse }} />}
          </div>
          <p className={styles.legend}>
            {better > 0 && (
              <span>
                <b data-effect="better">{better}</b> {better === 1 ? words.fitsBetter : words.fitBetter}
              </span>
            )}
            {same > 0 && (
              <span>
                <b>{same}</b> {words.theSame}
              </span>
            )}
            {worse > 0 && (
              <span>
                <b data-effect="worse">{worse}</b> {worse === 1 ? words.fitsLess : words.fitLess}
              </span>
            )}
          </p>
        </>
      )}
      <ul className={styles.people} aria-label={words.whoWellTell}>
        {hired.map(({ _id, name, shifts }) => (
          <li key={_id}>
            <MonogramTile name={name} size="small" round />
            <span className={styles.who}>
              <b>{name}</b>
              <span>{words.keepsTimes(shiftsWords(shifts))}</span>
            </span>
          </li>
        ))}
        {shown.map((person) => (
          <Told key={person._id} person={person} />
        ))}
      </ul>
      {!isWhole && people.length > FIRST && (
        <UnstyledButton className={styles.all ?? ''} onClick={() => setIsWhole(true)}>
          {words.seeAll(people.length + hired.length)}
        </UnstyledButton>
      )}
      {isWhole && told > people.length && <p className={styles.muted}>{words.andMore(told - people.length)}</p>}
    </Card>
  )
}
