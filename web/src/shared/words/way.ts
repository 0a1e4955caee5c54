import { travelModes } from '@evenshift/contract/states/profile/profile-choices'
import { DAY_MINUTES, minutesOf, timeOf } from '#web/ui/week/times'
import { capital } from '#web/shared/words/capital'

type TravelMode = (typeof travelModes)[number]

/** "by bike", as it stands behind minutes. */
export const byWords: Readonly<Record<TravelMode, string>> = {
  walk: 'on foot',
  cycle: 'by bike',
  public_transport: 'by bus',
  car: 'by car',
}
/** The means of travel as a form offers them: "By bike". */
export const modeOptions = travelModes.map((value) => ({ value, label: capital(byWords[value]) }))
/** "by bike" of a means that a call names; a bus where nothing else is known. */
export const byWord = (mode: string | null | undefined): string => byWords[travelModes.find((one) => one === mode) ?? 'public_transport']

/** How early one is there, in minutes: a bus runs late, and a shift begins changed and at its place. */
export const EARLY_MINUTES = 10
/** When to leave home to be there that early. */
export const leaveBy = (start: string, minutes: number): string => timeOf(minutesOf(start) - minutes - EARLY_MINUTES + DAY_MINUTES)

/** How long a way to work may be, in minutes one way. */
const wayChoices = [15, 20, 30, 45, 60, 75, 90, 120] as const

/** The choices as a list shows them, with one of the person’s own among them. */
export const wayOptions = (own: number): { value: string; label: string }[] =>
  [...new Set([...wayChoices, own])].toSorted((a, b) => a - b).map((minutes) => ({ value: String(minutes), label: `${minutes} min` }))
