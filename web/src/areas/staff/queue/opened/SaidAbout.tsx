import type { ReportCase } from '@evenshift/contract/model/staff/report'
import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { reasonWords } from '#web/areas/staff/queue/opened/reason-words'
import { Quote, Section } from '#web/areas/staff/queue/opened/Section'
import { staffPaths } from '#web/areas/staff/paths'
import { to } from '#web/shared/paths'
import { clockTime, dayDate } from '#web/shared/words/dates'
import { words } from '#web/areas/staff/queue/opened/words'
import styles from './Opened.module.css'

const saidAt = (at: string): string => `${dayDate(at)}, ${clockTime(at)}`

/** What one person, or several, wrote; who the first is stands a press away. */
export function SaidAbout({ report }: { readonly report: ReportCase }) {
  const { others, message, quote, reason, createdAt, sender, screenshot } = report
  const all = [{ _id: report._id, message, quote, reason, createdAt }, ...others]
  return (
    <Section title={all.length === 1 ? words.whatTheySaid : words.whatPeopleSaid(all.length)}>
      {all.map((one) => (
        <Quote key={one._id}>
          <span className={styles.by}>
            {saidAt(one.createdAt)}
            {one.reason && `, ${reasonWords[one.reason]}`}
          </span>
          {one.quote !== null && <mark>“{one.quote}”</mark>}
          {one.message}
        </Quote>
      ))}
      <p className={styles.small}>
        {words.from(<Link to={to(staffPaths.person, { id: sender._id })}>{sender.name}</Link>, others.length > 0)}
        {screenshot && (
          <>
            {' · '}
            <Anchor href={screenshot.url} target="_blank" rel="noreferrer">
              {words.viewScreenshot}
            </Anchor>
          </>
        )}
      </p>
    </Section>
  )
}
