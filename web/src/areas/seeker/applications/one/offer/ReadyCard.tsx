import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { Button } from '@mantine/core'
import { IconCalendarDown } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { datedShifts } from '#web/areas/seeker/applications/one/offer/first-dates'
import { readyList } from '#web/areas/seeker/applications/one/offer/ready-list'
import { useProfile } from '#web/areas/seeker/profile/useProfile'
import { Card } from '#web/ui/page/Card'
import styles from '../Application.module.css'

interface ReadyCardProps {
  readonly application: ApplicationDetail
  readonly offer: NonNullable<ApplicationDetail['offer']>
}

/** What to bring and settle before the first day, and the shifts for one's own calendar. */
export function ReadyCard({ application, offer }: ReadyCardProps) {
  const profile = useProfile()
  const { job, mayMessage } = application
  const contact = mayMessage ? 'You can write to them here.' : ''
  const download = useMutation({
    mutationFn: async () => {
      const { shiftsCalendar } = await import('#web/areas/seeker/applications/one/offer/shifts-calendar')
      const url = URL.createObjectURL(new Blob([shiftsCalendar({ ...application, offer }, new Date())], { type: 'text/calendar' }))
      const link = document.createElement('a')
      link.href = url
      link.download = `Shifts at ${job.employerName}.ics`
      link.click()
      URL.revokeObjectURL(url)
    },
  })
  return (
    <Card label="Ready to start">
      <h2>Ready to start</h2>
      <ol className={styles.ready}>
        {readyList(application, profile?.rightToWork ?? null, contact).map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {datedShifts(offer).length > 0 && (
        <Button
          variant="light"
          leftSection={<IconCalendarDown size={18} stroke={1.75} aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          Put the shifts in my calendar
        </Button>
      )}
    </Card>
  )
}
