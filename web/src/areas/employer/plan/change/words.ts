/** What is said in areas/employer/plan/change. */
export const words = {
  // Afterwards
  canStillReadAnswer: 'You can still reply to everyone who applied.',

  // CancelSheet
  endsOn: (name: string, renewsAt: string) => `${name} ends on ${renewsAt}`,
  cancelled: (name: string) => `${name} cancelled`,
  cancel: (name: string) => `Cancel ${name}?`,
  cancelFrom: (startsAt: string) => `Cancel from ${startsAt}`,
  cancelPlan: 'Cancel plan',
  stayOn: (name: string) => `Stay on ${name}`,
  couldntWorkOutWhat: 'We couldn’t work out what pauses',
  runsUntilThenFree: (startsAt: string, code: string) => `Runs until ${startsAt}, then ${code}, free.`,
  workingOutWhatPauses: 'Working out what pauses',

  // ChangeSheet
  youreOn: (name: string) => `You’re on ${name}`,
  startsOn: (name: string, startsAt: string) => `${name} starts on ${startsAt}`,
  payByThe: (interval: string) => `Pay by the ${interval}`,
  to: (isUp: boolean, name: string) => `${isUp ? 'Upgrade' : 'Move'} to ${name}`,
  changeCard: 'Change card',
  workingItOut: 'Working it out',
  couldntWorkOutWhatCosts: 'We couldn’t work out what this costs',
  workingOutWhatCosts: 'Working out what this costs',

  // ChangeTerms
  liveJobs: 'live jobs',
  now: (key: number) => `now ${key}`,
  vatAt: (value: number) => `VAT at ${value}%`,
  toPayToday: 'To pay today',
  ending: (brand: string, last4: string) => `${brand} ending ${last4}`,
  change: 'Change',

  // PausedJobs
  noJobsPause: 'No jobs pause',
  staysLive: 'stays live',
  newestFirstCanChoose: 'Newest first. You can choose another to stay live.',

  // useResume
  youreStayingOn: (plan: string) => `You’re staying on ${plan}`,
}
