import type { Employer } from '@evenshift/contract/model/company/employer'
import { IconCheck } from '@tabler/icons-react'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { Card, CardText } from '#web/ui/page/Card'
import { SpokenText } from '#web/ui/page/SpokenText'
import { dayDate } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { words } from '#web/areas/employer/home/first/words'
import styles from './First.module.css'

/** The company as it stands on its jobs, with what was checked. */
export const WhatPeopleSee = ({ company: { companyName, logo, sector, city, evidence } }: { readonly company: Employer }) => (
  <Card label={words.whatPeopleSee}>
    <h2>{words.whatPeopleSee}</h2>
    <div className={styles.seen}>
      <MonogramTile name={companyName} src={logo} size="small" />
      <span className={styles.words}>
        <b>{companyName}</b>
        <span>{dotted([sector, city])}</span>
      </span>
    </div>
    <ul className={styles.checked}>
      {evidence.map(({ kind, text, checkedOn }) => (
        <li key={kind}>
          <IconCheck size={18} stroke={2} aria-hidden />
          <span>{text}</span>
          <span>
            <SpokenText>{words.checkedOn}</SpokenText>
            {dayDate(checkedOn)}
          </span>
        </li>
      ))}
    </ul>
    <CardText>{words.showWhatCheckedWhen}</CardText>
  </Card>
)
