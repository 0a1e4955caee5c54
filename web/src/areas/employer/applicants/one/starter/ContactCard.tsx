import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { Button } from '@mantine/core'
import { IconMail, IconPhone } from '@tabler/icons-react'
import { longDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/applicants/one/starter/words'
import styles from '../Applicant.module.css'

/** How to reach somebody, from their yes to an offer on; the date of birth comes with the hire. */
export function ContactCard({ applicant: { phone, email, dateOfBirth } }: Pick<EmployerApplicationDetail, 'applicant'>) {
  if (!phone && !email && !dateOfBirth) return null
  return (
    <Card label={words.contact}>
      <h2>{words.contact}</h2>
      {phone && (
        <Button
          variant="default"
          component="a"
          href={`tel:${phone.replace(/\s/g, '')}`}
          aria-label={words.ring(phone)}
          leftSection={<IconPhone size={18} stroke={1.75} aria-hidden />}
        >
          {phone}
        </Button>
      )}
      {email && (
        <Button
          variant="default"
          component="a"
          href={`mailto:${email}`}
          aria-label={words.write(email)}
          leftSection={<IconMail size={18} stroke={1.75} aria-hidden />}
        >
          {email}
        </Button>
      )}
      {dateOfBirth && <p className={styles.muted}>{words.born(longDate(dateOfBirth))}</p>}
    </Card>
  )
}
