import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { saveFile } from '#web/shared/files/save-file'
import { words } from '#web/shared/meeting/words'

interface CalendarButtonProps {
  readonly meeting: { readonly _id: string; readonly version: number; readonly at: string; readonly minutes: number }
  readonly title: string
  readonly place: string
  readonly text: string
}

/** Puts an agreed meeting into the person's own calendar. */
export function CalendarButton({ meeting, title, place, text }: CalendarButtonProps) {
  const download = useMutation({
    mutationFn: async () => {
      const { meetingCalendar } = await import('#web/shared/meeting/meeting-calendar')
      saveFile(`${title}.ics`, meetingCalendar(meeting, { title, place, text }, new Date()), 'text/calendar')
    },
  })
  return (
    <Button
      variant="light"
      leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {words.addToCalendar}
    </Button>
  )
}
