import { describe, expect, it } from 'vitest'
import { OUTLOOK_ZONE, calendar, event, readAt, weekIn } from '#web/areas/seeker/profile/timetable/testkit/timetable-files.rig'

describe('a timetable file', () => {
  it('gives the classes that its rules repeat, at London’s time, whichever way a time is written', () => {
    const text = calendar([
      ...OUTLOOK_ZONE,
      ...event(
        'SUMMARY:Statistics lecture',
        'DTSTART;TZID=Europe/London:20260928T090000',
        'DTEND;TZID=Europe/London:20260928T110000',
        'RRULE:FREQ=WEEKLY;UNTIL=20261211T235959Z',
      ),
      ...event(
        'SUMMARY:Lab',
        'DTSTART;TZID=GMT Standard Time:20260929T130000',
        'DTEND;TZID=GMT Standard Time:20260929T150000',
        'RRULE:FREQ=WEEKLY;COUNT=11',
      ),
      ...event('SUMMARY:Seminar', 'DTSTART:20261104T140000Z', 'DURATION:PT1H30M', 'RRULE:FREQ=WEEKLY'),
      ...event('SUMMARY:Choir', 'DTSTART:20261105T180000', 'DTEND:20261105T193000', 'RRULE:FREQ=WEEKLY'),
      ...event(
        'SUMMARY:Call with Berlin',
        'DTSTART;TZID=Europe/Berlin:20261106T100000',
        'DTEND;TZID=Europe/Berlin:20261106T110000',
        'RRULE:FREQ=WEEKLY',
      ),
    ])
    expect(weekIn(text)).toEqual([
      '2 09:00-11:00 Statistics lecture',
      '3 13:00-15:00 Lab',
      '4 14:00-15:30 Seminar',
      '5 18:00-19:30 Choir',
      '6 09:00-10:00 Call with Berlin',
    ])
  })

  it('reads summer time as people do: single events of UTC keep their hour on the wall', () => {
    const dates = [
      ['20261005T080000Z', '20261005T090000Z'],
      ['20261012T080000Z', '20261012T090000Z'],
      ['20261026T090000Z', '20261026T100000Z'],
    ]
    const text = calendar(dates.flatMap(([start, end]) => event('SUMMARY:Law', `DTSTART:${start}`, `DTEND:${end}`)))
    expect(weekIn(text, Date.parse('2026-10-05T06:00:00Z'))).toEqual(['2 09:00-10:00 Law'])
  })

  it('keeps what comes in two weeks or more, and leaves out what comes once, is cancelled or lasts all day', () => {
    const once = (summary: string, date: string, ...more: readonly string[]) =>
      event(`SUMMARY:${summary}`, `DTSTART:${date}T100000`, `DTEND:${date}T110000`, ...more)
    const text = calendar([
      ...once('Tutorial', '20261124'),
      ...once('Tutorial', '20261208'),
      ...once('Open day', '20261125'),
      ...once('Cancelled', '20261126', 'STATUS:CANCELLED', 'RRULE:FREQ=WEEKLY'),
      ...event('SUMMARY:Reading week', 'DTSTART;VALUE=DATE:20261123', 'RRULE:FREQ=WEEKLY'),
      ...event('SUMMARY:Field trip', 'DTSTART:20261127T090000', 'DTEND:20261129T170000', 'RRULE:FREQ=WEEKLY'),
    ])
    expect(weekIn(text)).toEqual(['3 10:00-11:00 Tutorial'])
  })

  it('takes everything of a file that has one week only', () => {
    const text = calendar([
      ...event('SUMMARY:Algebra', 'DTSTART:20261130T090000', 'DTEND:20261130T095000'),
      ...event('SUMMARY:Optics', 'DTSTART:20261201T100500', 'DTEND:20261201T105500'),
    ])
    expect(weekIn(text)).toEqual(['2 09:00-10:00 Algebra', '3 10:00-11:00 Optics'])
  })

  it('leaves out the dates that a rule excludes, and follows a class that was moved', () => {
    const rule = ['DTSTART;TZID=Europe/London:20261124T150000', 'DTEND;TZID=Europe/London:20261124T160000', 'RRULE:FREQ=WEEKLY;COUNT=3']
    const excluded = event('SUMMARY:Drama', ...rule, 'EXDATE;TZID=Europe/London:20261201T150000,20261208T150000')
    const other = event('SUMMARY:Other', 'DTSTART:20261125T080000', 'DTEND:20261125T090000', 'RRULE:FREQ=WEEKLY')
    expect(weekIn(calendar([...excluded, ...other]))).toEqual(['4 08:00-09:00 Other'])

    const moved = (date: string) => [
      'BEGIN:VEVENT',
      'UID:moved@timetable.example',
      'SUMMARY:Ethics',
      `RECURRENCE-ID;TZID=Europe/London:${date}T150000`,
      `DTSTART;TZID=Europe/London:${date}T170000`,
      `DTEND;TZID=Europe/London:${date}T180000`,
      'END:VEVENT',
    ]
    const series = ['BEGIN:VEVENT', 'UID:moved@timetable.example', 'SUMMARY:Ethics', ...rule, 'END:VEVENT']
    expect(weekIn(calendar([...series, ...moved('20261201'), ...moved('20261208')]))).toEqual(['3 17:00-18:00 Ethics'])
  })

  it('reads folded lines, escaped commas, either line ending and a mark at the beginning', () => {
    const lines = event(
      'SUMMARY:Introduction to the history of ideas\\, part t',
      ' wo\\; seminar',
      'DTSTART:20261124T190000',
      'DTEND:20261124T203000',
      'RRULE:FREQ=WEEKLY',
    )
    const read = ['3 19:00-20:30 Introduction to the history of ideas, part two; seminar']
    expect(weekIn(calendar(lines))).toEqual(read)
    expect(weekIn(calendar(lines, '\n'))).toEqual(read)
    expect(weekIn(`\uFEFF${calendar(lines)}`)).toEqual(read)
  })

  it('rounds to half-hours outwards, and lets a class run past midnight', () => {
    const text = calendar(event('SUMMARY:Night shift', 'DTSTART:20261128T214000', 'DTEND:20261129T020500', 'RRULE:FREQ=WEEKLY'))
    expect(weekIn(text)).toEqual(['7 21:30-02:30 Night shift'])
  })

  it('names what has no name, and shortens what has a long one', () => {
    const rule = ['DTSTART:20261124T190000', 'DTEND:20261124T200000', 'RRULE:FREQ=WEEKLY']
    expect(weekIn(calendar(event(...rule)))).toEqual(['3 19:00-20:00 Class'])
    expect(weekIn(calendar(event(`SUMMARY:${'x'.repeat(200)}`, ...rule)))[0]).toHaveLength('3 19:00-20:00 '.length + 80)
  })

  it('looks at the term that comes next, and says when all of it is over', () => {
    const autumn = event('SUMMARY:Old', 'DTSTART:20260105T090000', 'DTEND:20260105T100000', 'RRULE:FREQ=WEEKLY;COUNT=10')
    const spring = event('SUMMARY:New', 'DTSTART:20270111T090000', 'DTEND:20270111T100000', 'RRULE:FREQ=WEEKLY;COUNT=10')
    expect(weekIn(calendar([...autumn, ...spring]))).toEqual(['2 09:00-10:00 New'])
    expect(weekIn(calendar(autumn))[0]).toContain('no classes from this week on')
  })

  it('keeps the most frequent where there are too many, and tells how many it left out', () => {
    const many = Array.from({ length: 65 }, (_, index) => {
      const count = index === 64 ? 5 : 2
      const [start, end] = [index, index + 1].map((half) =>
        new Date(Date.UTC(2026, 10, 24, 0, half * 30)).toISOString().replace(/[-:]|\..*/g, ''),
      )
      return event(`SUMMARY:Class ${index}`, `DTSTART:${start}`, `DTEND:${end}`, `RRULE:FREQ=WEEKLY;COUNT=${count}`)
    }).flat()
    const read = readAt(calendar(many))
    expect(read).toMatchObject({
      terms: [{ leftOut: 5, classes: expect.arrayContaining([expect.objectContaining({ label: 'Class 64' })]) }],
    })
  })

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['half a calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Cut'],
    ['a contact', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Amira\r\nEND:VCARD'],
  ])('that is %s is refused with a sentence', (_name, text) => {
    expect(readAt(text)).toMatchObject({ fault: expect.stringContaining('couldn’t read this file as a calendar') })
  })

  it('with an event that can’t be understood, or a rule without end, still gives the others', () => {
    const text = calendar([
      ...event('SUMMARY:Never', 'DTSTART:20260101T090000', 'DTEND:20260101T100000', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'),
      ...event('SUMMARY:Always', 'DTSTART:20200101T090000', 'DTEND:20200101T090001', 'RRULE:FREQ=SECONDLY'),
      ...event('SUMMARY:Broken', 'DTSTART:yesterday', 'RRULE:FREQ=WEEKLY'),
      ...event('SUMMARY:Sound', 'DTSTART:20261124T190000', 'DTEND:20261124T200000', 'RRULE:FREQ=WEEKLY'),
    ])
    expect(weekIn(text)).toEqual(['3 19:00-20:00 Sound'])
  })
})
