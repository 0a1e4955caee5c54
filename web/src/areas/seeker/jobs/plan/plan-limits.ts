import type { SavedPlan } from '@evenshift/contract/model/job/plan'
import { PLAN_HOURS, PLAN_POUNDS } from '@evenshift/contract/states/job/plan'
import { wholePounds } from '#web/shared/words/pay'
import { words as sentences } from '#web/areas/seeker/jobs/plan/words'

export type PlanLimits = Pick<SavedPlan, 'money' | 'hours' | 'homeBy'>

export const usualLimits: PlanLimits = { money: 160, hours: 14, homeBy: '22:00' }
/** What leaves a week the most room; its money stays as it was asked for. */
export const widestLimits = { hours: 40, homeBy: null } as const
export const isWidest = ({ hours, homeBy }: PlanLimits): boolean => hours >= widestLimits.hours && homeBy === widestLimits.homeBy
/** How an address says that any time will do. */
const ANY = 'any'
const keys = ['money', 'hours', 'homeBy'] as const
export type LimitKey = (typeof keys)[number]

const within = (text: string | null, { least, most }: { readonly least: number; readonly most: number }): number | null => {
  const value = Number(text ?? NaN)
  return Number.isInteger(value) && value >= least && value <= most ? value : null
}
const isTime = (text: string): boolean => /^([01]\d|2[0-3]):(00|30)$/.test(text)

export const namesLimits = (address: URLSearchParams): boolean => keys.some((key) => address.has(key))
/** The limits of an address; what it doesn't say, or nobody could mean, is as usual. */
export function limitsOf(address: URLSearchParams, usual: PlanLimits): PlanLimits {
  const time = address.get('homeBy')
  return {
    money: within(address.get('money'), PLAN_POUNDS) ?? usual.money,
    hours: within(address.get('hours'), PLAN_HOURS) ?? usual.hours,
    homeBy: time === ANY ? null : time !== null && isTime(time) ? time : usual.homeBy,
  }
}
export const addressOf = ({ money, hours, homeBy }: PlanLimits): URLSearchParams =>
  new URLSearchParams({ money: String(money), hours: String(hours), homeBy: homeBy ?? ANY })

export const areSame = (one: PlanLimits, other: PlanLimits): boolean => keys.every((key) => one[key] === other[key])

export interface LimitOption {
  readonly value: string
  readonly label: string
}
const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step)
/** With one that was chosen elsewhere among them. */
const numbers = (usual: readonly number[], own: number, words: (value: number) => string): LimitOption[] =>
  [...new Set([...usual, own])].toSorted((a, b) => a - b).map((value) => ({ value: String(value), label: words(value) }))
const clock = (minute: number): string => `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${minute % 60 === 0 ? '00' : '30'}`
/** A time before six is the next day's. */
const later = (time: string): string => (time < '06:00' ? `~${time}` : time)

export const hoursLabel = (hours: number): string => sentences.atMost(hours)
export const homeByLabel = (homeBy: string | null): string => (homeBy === null ? sentences.anyTime : sentences.byTime(homeBy))

/** What each picker offers. */
export function optionsOf(key: LimitKey, { money, hours, homeBy }: PlanLimits): LimitOption[] {
  if (key === 'money') return numbers(steps(40, 400, 20), money, wholePounds)
  if (key === 'hours') return numbers(steps(4, 40, 2), hours, hoursLabel)
  const usual = [...steps(15 * 60, 23 * 60 + 30, 30), 24 * 60, 26 * 60].map(clock)
  const times = [...new Set([...usual, ...(homeBy === null ? [] : [homeBy])])].toSorted((a, b) => later(a).localeCompare(later(b)))
  return [...times.map((value) => ({ value, label: homeByLabel(value) })), { value: ANY, label: homeByLabel(null) }]
}
