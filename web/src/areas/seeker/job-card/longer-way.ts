import type { Opening } from '@evenshift/contract/model/job/search'

export type LongerWay = Extract<Opening, { change: 'travelMinutes' }>

/** The nearest limit of the way that brings a job, where there is one. */
export const longerWay = (openings: readonly Opening[]): LongerWay | undefined => openings.find((one) => one.change === 'travelMinutes')
