import type { VerificationCase } from '@evenshift/contract/model/staff/verification'
import { Anchor } from '@mantine/core'
import { IconCheck, IconQuestionMark, IconX } from '@tabler/icons-react'
import { Section } from '#web/areas/staff/queue/opened/Section'
import { words } from '#web/areas/staff/queue/opened/words'
import styles from './Opened.module.css'

const drawn = {
  passed: { Icon: IconCheck, label: words.fine },
  not_needed: { Icon: IconQuestionMark, label: words.notNeeded },
  doubt: { Icon: IconX, label: words.checkThis },
} as const

/** What rules found, in words; a doubt is for a person to look at, and what may be missing is no doubt. */
export const Checks = ({ checks }: Pick<VerificationCase, 'checks'>) => (
  <Section title={words.risks}>
    <ul className={styles.checks}>
      {checks.map(({ text, result, link }) => {
        const { Icon, label } = drawn[result]
        return (
          <li key={text}>
            <span className={styles.tick} data-result={result} role="img" aria-label={label}>
              <Icon size={16} stroke={2} aria-hidden />
            </span>
            <b>{text}</b>
            {link && (
              <Anchor href={link} target="_blank" rel="noreferrer" aria-label={words.openWithText(text)}>
                {words.open}
              </Anchor>
            )}
          </li>
        )
      })}
    </ul>
  </Section>
)
