import type { VerificationCase } from '@evenshift/contract/model/staff/verification'
import { Anchor } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { Section } from '#web/areas/staff/queue/opened/Section'
import { words } from '#web/areas/staff/queue/opened/words'
import styles from './Opened.module.css'

/** What rules found, in words; what did not pass is for a person to look at. */
export const Checks = ({ checks }: Pick<VerificationCase, 'checks'>) => (
  <Section title={words.riskInWords}>
    <ul className={styles.checks}>
      {checks.map(({ text, passed, link }) => (
        <li key={text}>
          <span className={styles.tick} data-passed={passed || undefined} role="img" aria-label={passed ? words.fine : words.checkThis}>
            {passed ? <IconCheck size={16} stroke={2} aria-hidden /> : <IconX size={16} stroke={2} aria-hidden />}
          </span>
          <b>{text}</b>
          {link && (
            <Anchor href={link} target="_blank" rel="noreferrer" aria-label={words.openWithText(text)}>
              {words.open}
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  </Section>
)
