import type { VerificationCase } from '@evenshift/contract/model/staff/verification'
import { Anchor } from '@mantine/core'
import { Section } from '#web/areas/staff/queue/opened/Section'
import { EvidenceRow } from '#web/ui/job/EvidenceRow'

/** What rules found, in words; what did not pass is for a person to look at. */
export const Checks = ({ checks }: Pick<VerificationCase, 'checks'>) => (
  <Section title="Risk, in words">
    <ul>
      {checks.map(({ text, passed, link }) => (
        <EvidenceRow
          key={text}
          state={passed ? 'met' : 'clash'}
          requirement={text}
          action={
            link && (
              <Anchor href={link} target="_blank" rel="noreferrer" aria-label={`Open, ${text}`}>
                Open
              </Anchor>
            )
          }
        />
      ))}
    </ul>
  </Section>
)
