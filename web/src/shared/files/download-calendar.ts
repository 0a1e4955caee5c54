/** Hands a calendar file to the person, as a download or straight to their calendar. */
export function downloadCalendar(name: string, calendar: string): void {
  const url = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.ics`
  link.click()
  URL.revokeObjectURL(url)
}
